import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { runStatement, startFor, useDataDir } from '#test/embedded.ts'

const owners = `
  select c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relowner <> current_user::regrole
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  union all
  select p.proname from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.proowner <> current_user::regrole
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

test('the server’s role is no superuser and is confined to its database', async (t) => {
  const dataDir = await useDataDir()
  const { url } = await startFor(t, dataDir)
  const [role] = await runStatement(
    url,
    `select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
     from pg_roles where rolname = current_user`,
  )
  assert.deepEqual(Object.values(role ?? {}), [false, false, false, false, false])
  for (const sql of [
    `select pg_read_file('postgresql.conf')`,
    `copy (select 1) to program 'true'`,
    'select rolpassword from pg_authid',
    `alter system set fsync = off`,
    `create role other superuser`,
  ]) {
    await assert.rejects(runStatement(url, sql), { code: '42501' }, sql)
  }
})

test('tables that an earlier release created as superuser pass to the role', async (t) => {
  const dataDir = await useDataDir()
  const first = await startFor(t, dataDir)
  await runStatement(first.superuserUrl, 'alter database brickbazaar owner to brickbazaar')
  const made = connect(first.superuserUrl)
  await migrate(made.pool)
  await made.close()
  await runStatement(
    first.superuserUrl,
    `create type mood as enum ('calm'); create sequence tick;
     create table diary (id serial primary key, mood mood not null)`,
  )
  assert.ok((await runStatement(first.url, owners)).length > 200)
  await first.stop()

  const second = await startFor(t, dataDir)
  assert.deepEqual(await runStatement(second.url, owners), [])
  await runStatement(
    second.url,
    `insert into diary (mood) values ('calm'); alter table diary add column text text;
     alter type mood add value 'glad'; select nextval('tick');
     begin; set local session_replication_role = replica; commit;
     create extension if not exists pg_trgm; analyze`,
  )
  const { pool, close } = connect(second.url)
  assert.deepEqual(await migrate(pool), [])
  await close()
})
