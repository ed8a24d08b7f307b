import { hkdfSync } from 'node:crypto'
import pg from 'pg'

/** The role the server connects as: it owns the database and everything in it, and nothing else. */
export const serverRole = 'brickbazaar_server'

/** Derives the role's password from the superuser's, not the other way round. */
export const serverPassword = (superuserPassword: string): string =>
  Buffer.from(hkdfSync('sha256', superuserPassword, '', serverRole, 24)).toString('base64url')

/**
 * Creates the role and transfers to it what an earlier release created as superuser, in one
 * transaction, so that a killed start changes nothing. A standby gets the role from its primary.
 */
export async function ensureServerRole(superuserUrl: string, password: string): Promise<void> {
  const client = new pg.Client(superuserUrl)
  await client.connect()
  try {
    const { rows } = await client.query('select pg_is_in_recovery() as "isStandby"')
    if (rows[0]?.isStandby) return
    await client.query('begin')
    await client.query(createRole)
    await client.query(grantMoments)
    await client.query(`alter role ${serverRole} password ${client.escapeLiteral(password)}`)
    await client.query(handOver)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

// A restore and the tests disable triggers while they fill tables; this grant lets them do so
// without a superuser.
const createRole = `do $$ begin
  if not exists (select from pg_roles where rolname = '${serverRole}') then
    create role ${serverRole} login;
    grant set on parameter session_replication_role to ${serverRole};
  end if;
end $$`

// The check of the archive names a moment of the log and closes its segment (server/archive).
const grantMoments = `grant execute on function pg_create_restore_point(text), pg_switch_wal()
  to ${serverRole}`

// REASSIGN OWNED refuses the role created by initdb. Column sequences follow their table.
const handOver = `do $$
declare
  command text;
begin
  if exists (select from pg_database
    where datname = current_database() and datdba <> '${serverRole}'::regrole)
  then
    execute format('alter database %I owner to ${serverRole}', current_database());
  end if;
  for command in
    select format('alter table %s owner to ${serverRole}', c.oid::regclass)
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relowner <> '${serverRole}'::regrole
      and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i', 'e'))
    union all
    select format('alter routine %s owner to ${serverRole}', p.oid::regprocedure)
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proowner <> '${serverRole}'::regrole
      and not exists (select from pg_depend d
        where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    union all
    select format('alter type %s owner to ${serverRole}', t.oid::regtype)
    from pg_type t
    where t.typnamespace = 'public'::regnamespace and t.typowner <> '${serverRole}'::regrole
      and (t.typtype in ('e', 'd') or t.typtype = 'c'
        and exists (select from pg_class c where c.oid = t.typrelid and c.relkind = 'c'))
  loop
    execute command;
  end loop;
end $$`
