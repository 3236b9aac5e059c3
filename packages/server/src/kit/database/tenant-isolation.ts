import type pg from "pg";
import type { IsolationExceptions } from "./isolation-exceptions.ts";

/**
 * Reads the catalog and returns every gap in tenant isolation in the schema `public`; no row means none. A tenant table has `business_id`;
 * any other table must be listed. Any role may call it, because catalogs are public.
 */
export async function findIsolationGaps(client: pg.ClientBase, lists: IsolationExceptions): Promise<string[]> {
  const { rows } = await client.query<{ gap: string }>(gaps, [
    lists.globalTables,
    lists.definerFunctions,
    lists.globalUniques,
  ]);
  return rows.map((row) => row.gap);
}

/** Ordered by text, so messages are stable. */
const gaps = `
with relation as (
  select c.oid, c.relname as name, c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.reloptions, c.relispartition,
         b.attnum as business, b.attnotnull, b.atttypid
  from pg_class c
  left join pg_attribute b on b.attrelid = c.oid and b.attname = 'business_id' and not b.attisdropped
  where c.relnamespace = 'public'::regnamespace
    and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
), tenant as (
  select * from relation where business is not null and relkind in ('r', 'p') and name <> all ($1)
)
select gap from (
  select format('table %s has no business_id and is not listed as global', name) as gap
    from relation where relkind in ('r', 'p') and business is null and name <> all ($1)
  union all
  select format('table %s: business_id must be uuid and not null', name) from tenant where atttypid <> 'uuid'::regtype or not attnotnull
  union all
  select format('table %s: row security is not %s', name, case when relrowsecurity then 'forced' else 'enabled' end)
    from tenant where not (relrowsecurity and relforcerowsecurity)
  union all
  select format('table %s has no policy on business_id', name) from tenant t
    where not exists (
      select from pg_policy p
      where p.polrelid = t.oid and p.polpermissive and p.polcmd = '*' and p.polroles = '{0}'
        -- What a caller who sees only some points of sale may see is added with AND, which only narrows.
        and pg_get_expr(p.polqual, t.oid) ~ '^\\((business_id = (public\\.)?current_business\\(\\)\\)$|\\(business_id = (public\\.)?current_business\\(\\)\\) AND\\s)'
        and pg_get_expr(p.polwithcheck, t.oid) = pg_get_expr(p.polqual, t.oid))
  union all
  -- Policies are joined with OR: a second one for the app role would open what the first closes.
  select format('table %s: policy %s lets the app role see more', t.name, p.polname)
    from tenant t join pg_policy p on p.polrelid = t.oid
    where p.polpermissive and p.polname <> 'tenant'
      and exists (select from unnest(p.polroles) r(oid) where r.oid = 0 or pg_has_role('patron_app', r.oid, 'MEMBER'))
  union all
  select format('table %s: %s %s does not start with business_id', t.name,
                case when i.indisprimary then 'primary key' else 'unique' end, i.indexrelid::regclass)
    from tenant t join pg_index i on i.indrelid = t.oid
    where (i.indisunique or i.indisprimary) and i.indkey[0] is distinct from t.business
      and not (i.indisunique and not i.indisprimary and (select relname from pg_class where oid = i.indexrelid) = any ($3))
  union all
  select format('table %s has no primary key', t.name) from tenant t
    where not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)
  union all
  select format('table %s: foreign key %s does not carry business_id', t.name, f.conname)
    from tenant t join pg_constraint f on f.conrelid = t.oid and f.contype = 'f' and f.conparentid = 0
    join tenant target on target.oid = f.confrelid
    where f.conkey[1] is distinct from t.business or f.confkey[1] is distinct from target.business
  union all
  select format('table %s is not a tenant''s and refers to tenant table %s without its business', r.name, target.name)
    from relation r join pg_constraint f on f.conrelid = r.oid and f.contype = 'f' join tenant target on target.oid = f.confrelid
    where r.business is null and not target.business = any (f.confkey)
  union all
  select format('view %s must have security_invoker = true, or it reads as its owner', name)
    from relation where relkind = 'v' and not coalesce(reloptions, '{}') && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1']
  union all
  select format('%s %s cannot have row security: list it as global or make it a table', case relkind when 'm' then 'materialized view' else 'foreign table' end, name)
    from relation where relkind in ('m', 'f') and name <> all ($1)
  union all
  select format('function %s is SECURITY DEFINER and not listed', p.oid::regprocedure) from pg_proc p
    where p.prosecdef and p.pronamespace = 'public'::regnamespace and p.proname <> all ($2) and p.oid::regprocedure::text <> all ($2)
  union all
  select format('function %s is SECURITY DEFINER without a pinned search_path', p.oid::regprocedure) from pg_proc p
    where p.prosecdef and p.pronamespace = 'public'::regnamespace
      and not exists (select from unnest(p.proconfig) s where s like 'search_path=%')
) found
order by gap`;
