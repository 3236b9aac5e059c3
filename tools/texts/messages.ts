import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "@patron/contract/enums";
import { ownLabels, sharedLabels } from "@patron/contract/labels";
import { root } from "../data-directory.ts";

/** One text that people read, and where it stands. */
export interface Message {
  file: string;
  key: string;
  language: Language;
  text: string;
}

const inQuotes = /["`]((?:[^"`\\]|\\.)*)["`]/g;
type Where = Omit<Message, "text">;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isTexts = (value: Readonly<Record<string, unknown>>) => LANGUAGES.every((language) => language in value);

/** Every text of a value in one language. The texts of a function are those that its source contains. */
function* textsIn(value: unknown, where: Where): Generator<Message> {
  if (typeof value === "string") yield { ...where, text: value };
  else if (typeof value === "function")
    for (const [, text = ""] of String(value).matchAll(inQuotes)) yield { ...where, text };
  else if (isRecord(value))
    for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, { ...where, key: join(where.key, name) });
}

/** Every text of a value that has rows in five languages somewhere inside it. */
function* translationsIn(value: unknown, file: string, key = ""): Generator<Message> {
  if (!isRecord(value)) return;
  if (isTexts(value)) for (const language of LANGUAGES) yield* textsIn(value[language], { file, key, language });
  else for (const [name, inner] of Object.entries(value)) yield* translationsIn(inner, file, join(key, name));
}

const files = (pattern: string) => globSync(pattern, { cwd: root }).map((path) => path.replaceAll("\\", "/"));
const load = async (file: string): Promise<Readonly<Record<string, unknown>>> => await import(join(root, file));

/** The texts of one feature's screens are one file a language, which its name ends with. */
async function* webMessages(): AsyncGenerator<Message> {
  for (const file of files("packages/web/src/**/messages/*.ts")) {
    const language = LANGUAGES.find((one) => new RegExp(`[/-]${one}\\.ts$`).test(file));
    if (language) yield* textsIn((await load(file)).default, { file, key: "", language });
  }
}

/** E-mails are functions by language that their files keep to themselves, so their sources are read. */
function* emailsIn(file: string): Generator<Message> {
  const parts = readFileSync(join(root, file), "utf8").split(/^ {2}(\w\w): |^};/m);
  for (const [index, part] of parts.entries()) {
    const language = LANGUAGES.find((one) => one === parts[index - 1]);
    if (language) for (const [, text = ""] of part.matchAll(inQuotes)) yield { file, key: "", language, text };
  }
}

async function* serverMessages(): AsyncGenerator<Message> {
  for (const file of files("packages/server/src/**/{*-messages,messages,roles}.ts"))
    yield* translationsIn(await load(file), file);
  for (const file of files("packages/server/src/**/{emails,*-email}.ts")) yield* emailsIn(file);
}

function* contractMessages(): Generator<Message> {
  yield* translationsIn(sharedLabels, "packages/contract/src/labels/shared-*.ts");
  const labels = files("packages/contract/src/labels/*.ts");
  for (const [group, own] of Object.entries(ownLabels)) {
    const name = `${group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
    const file = labels.find((path) => path.endsWith(`/${name}`)) ?? name;
    yield { file, key: "about", language: "en", text: own.about };
    yield* translationsIn(own, file);
  }
}

/** Every message of the product, in every language. */
export async function everyMessage(): Promise<readonly Message[]> {
  const messages: Message[] = [...contractMessages()];
  for await (const message of webMessages()) messages.push(message);
  for await (const message of serverMessages()) messages.push(message);
  return messages;
}

/** The text of a page of the documentation. */
export const pageOf = (name: string): string => readFileSync(join(root, "docs", name), "utf8");
