import type pg from "pg";
import { copyRows } from "../../packages/demo/src/load/copy.ts";
import type { DatabaseAddress } from "../../packages/server/src/kit/database/address.ts";
import { connected } from "../../packages/server/src/kit/database/connection.ts";

interface Column {
  name: string;
  type: string;
  /** People are not copied: the same ones work in each business. */
  isPerson: boolean;
}
interface Node {
  host: string;
  port: number;
  shard: string;
}
interface Table {
  name: string;
  columns: Column[];
  from: Node;
  to: Node;
}

/** The ids of both businesses; ids of the copy's rows end with `mark`, two hexadecimal digits. */
interface Copy {
  from: string;
  to: string;
  mark: number;
}

const listTables = `
  select t.name, (
      select jsonb_agg(jsonb_build_object('name', quote_ident(a.attname), 'type', y.typname, 'isPerson', exists (
        select from pg_constraint c
        where c.conrelid = a.attrelid and c.contype = 'f' and c.confrelid = 'person'::regclass and a.attnum = any(c.conkey))))
      from pg_attribute a join pg_type y on y.oid = a.atttypid
      where a.attrelid = t.id and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    jsonb_build_object('host', s.nodename, 'port', s.nodeport, 'shard', t.name || '_' || t.source) as "from",
    jsonb_build_object('host', d.nodename, 'port', d.nodeport, 'shard', t.name || '_' || t.target) as "to"
  from (
    select logicalrelid as id, logicalrelid::text as name, get_shard_id_for_distribution_column(logicalrelid, $1::uuid) as source,
      get_shard_id_for_distribution_column(logicalrelid, $2::uuid) as target
    from pg_dist_partition where partmethod = 'h') t
  join pg_dist_placement sp on sp.shardid = t.source join pg_dist_node s on s.groupid = sp.groupid
  join pg_dist_placement dp on dp.shardid = t.target join pg_dist_node d on d.groupid = dp.groupid
  order by t.name`;

/**
 * Copies a business of a cluster with every row, straight from shard to shard, without triggers and checks of foreign keys. The same people work
 * in it.
 */
export async function copyBusiness({ owner }: DatabaseAddress, copy: Copy): Promise<void> {
  const { from, to, mark } = copy;
  const tables = await connected(owner, async (client) => {
    const { rows } = await client.query<{ code: string }>("select nextval('business_code')::text as code");
    const own = { business_id: to, business_code: rows[0]?.code, title: `Copy ${mark}` };
    // These two tables have no shards.
    for (const name of ["business", "entrance"])
      await client.query(
        `insert into ${name} select (jsonb_populate_record(t, $2::jsonb)).* from ${name} t where business_id = $1`,
        [from, own],
      );
    return (await client.query<Table>(listTables, [from, to])).rows;
  });
  for (const table of tables) await copyTable(owner, table, copy);
}

async function copyTable(owner: pg.PoolConfig, { columns, from, to }: Table, of: Copy): Promise<void> {
  const values = columns.map((column) => valueIn(of, column)).join(", ");
  const query = `select ${values} from ${from.shard} where business_id = '${of.from}'`;
  await connected({ ...owner, host: from.host, port: from.port }, (source) =>
    connected({ ...owner, host: to.host, port: to.port }, async (target) => {
      await target.query("set session_replication_role = replica");
      await target.query("set citus.enable_manual_changes_to_shards = on");
      await copyRows(
        { client: source, query },
        { client: target, table: to.shard, columns: columns.map(({ name }) => name) },
      );
    }),
  );
}

/** The value of a column in the copy. */
function valueIn({ to, mark }: Copy, { name, type, isPerson }: Column): string {
  const digits = mark.toString(16).padStart(2, "0");
  const other = (id: string) => `(left(${id}::text, 34) || '${digits}')::uuid`;
  if (name === "business_id") return `'${to}'::uuid`;
  if (isPerson) return name;
  if (type === "uuid") return other(name);
  if (type === "_uuid")
    return `case when ${name} is not null then array(select ${other("u")} from unnest(${name}) with ordinality o (u, n) order by n) end`;
  return name;
}
