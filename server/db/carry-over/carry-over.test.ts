import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, beforeEach, test } from 'node:test'
import { parseTsv } from '#domain/text/tsv.ts'
import { migrate, pendingMigrations } from '#server/db/migrate.ts'
import { StartError } from '#server/start-error.ts'
import { testDatabase } from '#test/database.ts'
import { describeStructure } from '#test/structure.ts'

/** Upgrading databases created by the migrations before the baseline. */

const { pool, drop } = await testDatabase()
after(drop)

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const before = parseTsv(read('./before-baseline.tsv'))
const lastBefore = '0571-payment-digits.sql'

/** This database already contains the migrations after the baseline. */
const { rows: later } = await pool.query<{ name: string; checksum: string }>(
  `select name, checksum from migration where name ~ '^[0-9]' and name <> '0000-baseline'`,
)

/** Old names, as expected by server/db/carry-over/carry-over.sql. */
const columns = [
  ['payment_refund', 'unmatched_payment_id', 'stray_payment_id'],
  ['subscription', 'ending_notified_at', 'ending_told_at'],
  ['subscription', 'ended_notified_at', 'ended_told_at'],
  ['waitlist', 'notified_at', 'told_at'],
] as const
const tables = [
  ['unmatched_payment', 'stray_payment'],
  ['property_impression', 'property_shown'],
  ['search_count', 'search_asked'],
  ['record_import_row', 'sheet_row'],
  ['record_import', 'sheet_run'],
  ['order_checkpoint_sum', 'property_landmark_sum'],
  ['order_checkpoint', 'property_landmark'],
] as const
const indexes = [
  ['saved_search_match_unnotified', 'saved_search_match_untold'],
  ['payment_refund_unmatched', 'payment_refund_stray'],
  ['payment_refund_unmatched_one_under_way', 'payment_refund_stray_one_under_way'],
] as const
const functions = [
  ['divide_order_checkpoints', 'divide_property_landmarks'],
  ['sum_order_checkpoints', 'sum_property_landmarks'],
  ['set_property_state', 'keep_property_truths'],
  ['set_property_price_drop', 'keep_property_price_drop'],
  ['set_property_map_point', 'keep_property_map_point'],
  ['write_pictured_cards', 'keep_pictured_cards'],
  ['write_broker_cards', 'keep_broker_cards'],
  ['write_numbered_rankings', 'keep_numbered_rankings'],
] as const

/** They set off by a trigger each what one trigger does today. */
const formerTriggers = [
  'keep_added_cards',
  'keep_changed_card',
  'keep_added_rankings',
  'keep_changed_ranking',
  'note_changed_home',
]

const oneTable = '0601-one-table-of-imports.sql'
const recordTables =
  read('../schema/06-import.sql').split(/(?=create table record_import )/)[1] ?? ''
const importId = '01a22275-4d2c-72c7-9b30-805749e3d3fe'

/** Imports of records used to have two tables of their own. */
async function divideImports(): Promise<void> {
  await pool.query(`
    drop table import_row;
    drop index import_run_once, import_run_newest;
    create index import_run_newest on import_run (created_at desc, id desc);
    alter table import_run drop constraint import_run_records_have_an_author;
    alter table import_run drop column trace, drop column noun, drop column contact_lines;
    ${recordTables}
    with author as (
      insert into administrator (id, username, email, first_name, last_name, role)
      values (gen_random_uuid(), 'author', 'author@example.in', 'Asha', 'Rao', 'superadmin')
      returning id)
    insert into record_import (id, noun, file_name, sha256, status, headers, mapping, created_by,
      created_by_name, trace)
    select '${importId}', 'interests', 'interests.csv', '\\x00', 'done', '{name}', '["name"]', id,
      'Asha Rao', '{}' from author;
    insert into record_import_row (run_id, line, cells, outcome, is_done)
    values ('${importId}', 2, '{Garden}', 'new', true)`)
}

async function giveOldNames(): Promise<void> {
  const change = (sql: string) => pool.query(sql)
  await divideImports()
  for (const [table, now, then] of columns) {
    await change(`alter table ${table} rename column ${now} to ${then}`)
  }
  for (const [now, then] of tables) {
    await change(`alter table ${now} rename to ${then}`)
    const { rows } = await pool.query<{ name: string; kind: string; of: string }>(
      `select conname as name, 'constraint' as kind, conrelid::regclass as of from pg_constraint
       where conrelid in ($1::regclass, 'payment_refund'::regclass) and conname ~ $2
       union all
       select indexrelid::regclass::text, 'index', null from pg_index
       where indrelid = $1::regclass and indexrelid::regclass::text ~ $2
         and not exists (select from pg_constraint where conindid = indexrelid)`,
      [then, `(^|_)${now}_`],
    )
    for (const { name, kind, of } of rows) {
      const on = kind === 'index' ? `index ${name} rename` : `table ${of} rename constraint ${name}`
      await change(`alter ${on} to ${name.replace(now, then)}`)
    }
  }
  for (const [now, then] of indexes) await change(`alter index ${now} rename to ${then}`)
  for (const [now, then] of functions) await change(`alter function ${now} rename to ${then}`)
  for (const name of formerTriggers) {
    await change(`
      create function ${name}() returns trigger language plpgsql as $$ begin return null; end $$;
      create trigger ${name} after update on property for each row execute function ${name}()`)
  }
  // Undoes later changes than the merge of the import tables.
  for (const table of ['customer', 'broker', 'administrator', 'inquiry', 'ticket', 'waitlist']) {
    await change(`alter table ${table} drop column language`)
  }
  await change(
    'alter table inquiry drop column number_sharing cascade, drop column number_shared_until',
  )
  await change(`
    drop table agency, agency_member, agency_invitation, lead_assignment, lead_offer cascade;
    alter table lead drop constraint lead_of_broker;
    alter table inquiry drop column number_shared_with;
    alter table lead_entry drop column author_id`)
  await change(`alter table property drop column usual_loading cascade;
    create index property_live_rate on property (id)`)
  await change('drop table usual_loading')
  await change(`alter table document
    drop column agent_number, drop column agent_state, drop column verified_at`)
  await change('drop table touch')
  await change('drop table lead_try, lead_credit cascade')
  await change('drop table listing_change_pending, listing_change, listing_change_swept')
  await change('drop table webhook_delivery, webhook cascade')
  await change('drop table api_key, partner')
  await change(
    'drop table second_factor, recovery_code, pending_sign_in, passkey_challenge cascade',
  )
  await change('alter table session drop column proven_at, drop column proven_by')
  await change('alter table administrator drop column factor_due_at')
  await change('drop table relay_call')
  await change('drop table call_report, unanswered_inquiry, offered_home cascade')
  await change('drop table working_schedule, working_hours, day_off cascade')
  await change('drop index inquiry_newest')
  await change('alter table message_setting drop column unanswered_hours')
  await change('alter table broker drop column response_minutes, drop column response_count')
  await change('drop table price_cut, wording_check, saved_home_event')
  await change('drop table cost_rate, cost_rate_day, property_cash_change')
  await change('drop table price_range, price_range_market')
  await change('drop table price_range_change, price_range_locality')
  await change('alter table property drop column cash_needed cascade')
  await change(`alter table saved_property
    drop column has_alerts, drop column known_price, drop column known_state,
    drop column told_at`)
  await change(`
    alter table cms_page drop column language,
      add constraint cms_page_slug_taken unique (slug)`)
  await change(
    'create unique index cms_page_one_home on cms_page (is_home_page) where is_home_page',
  )
  await change(
    'drop table rera_waiver, rera_project, property_claim, rera_registration, rera_snapshot',
  )
  await change('drop index property_rera_number')
  await change('drop table confirmation_request, home_pair, home_change')
  await change(`alter table property
    drop column home_id cascade, drop column is_represented cascade,
    drop column offer_count cascade, drop column market_since cascade`)
  await change('drop table home')
  await change('drop index property_home_location, property_home_pincode')
  await change('alter table flag drop column network, drop column is_known')
  await change('alter table review drop column basis')
  await change(
    `drop table visit_schedule, visit_hours, visit_exception, visit_listing, visit, visit_no_show
      cascade`,
  )
  await change(
    `drop table shortlist, shortlist_participant, shortlist_home, shortlist_vote, shortlist_note
      cascade`,
  )
  await change(
    `drop table requirement, requirement_match, requirement_listing, requirement_offer,
      requirement_share cascade`,
  )
  await change('drop function open_voted_homes')
  await change('drop table background_job, background_job_run')
  await change('drop table property_view_tally')
  await change(`alter table property_view add constraint property_view_property_id_fkey
    foreign key (property_id) references property on delete cascade`)
  await change('drop index property_live_city_kind_price')
  await change('drop index property_let_price')
  await change('drop index property_feature')
  await change('create index property_amenity on property using gin (folded(amenities))')
  await change('alter table property_ranking drop column price, drop column area_sqft')
  await change('drop table refund_limit, approval_request')
  await change('drop table audit_chain, audit_unchained')
  await change('drop function queue_audit_events cascade')
  await change('drop index flag_gone')
  await change('alter table property drop column confirmation_asked_at, drop column doubted_at')
  await change(`alter table property drop column newest_at, drop column unconfirmed_at cascade,
    drop column expired_at cascade`)
  for (const name of ['newest', 'location', 'type', 'city_kind', 'city_newest']) {
    await change(`create index property_live_${name} on property (created_at)`)
  }
  await change('alter table message drop column language')
  await change('alter table message drop column source_variables, drop column sent_language')
  await change(`
    alter table message_template
      drop constraint message_template_once, drop constraint message_template_language,
      drop column provider_language, alter column language set default 'en',
      add constraint message_template_once unique (name, channel)`)
  await change('alter table property drop constraint property_has_fields_of_its_type')
  for (const realm of ['administrator', 'customer', 'broker']) {
    await change(`drop index password_link_of_${realm}`)
  }
  await change(
    `alter table waitlist rename constraint waitlist_notified_confirmed to waitlist_told_confirmed`,
  )
}

/** Replaces the baseline's entry with one for each of the old migrations. */
beforeEach(async () => {
  await pool.query('delete from migration')
  await pool.query(
    'insert into migration (name, checksum) select * from unnest($1::text[], $2::text[])',
    [before.map(([name]) => name), before.map(([, checksum]) => checksum)],
  )
})

async function recorded(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from migration order by name')
  return rows.map(({ name }) => name)
}

async function refusal(): Promise<string> {
  const error = await migrate(pool).catch((reason: unknown) => reason)
  assert.ok(error instanceof StartError, String(error))
  return error.message
}

test('a database with all old migrations gets the baseline and its new names', async () => {
  await giveOldNames()
  const from = later.findIndex(({ name }) => name === oneTable)
  const since = later.slice(0, from)
  const missing = new Set(later.slice(from).map(({ name }) => name))
  await pool.query(
    'create or replace function india_today() returns date language sql as $$ select null::date $$',
  )
  await pool.query(
    'insert into migration (name, checksum) select * from unnest($1::text[], $2::text[])',
    [since.map(({ name }) => name), since.map(({ checksum }) => checksum)],
  )
  const applied = await migrate(pool)
  assert.ok(
    applied.every((name) => missing.has(name) || name.startsWith('functions/')),
    applied.join(),
  )
  assert.equal((await recorded())[0], '0000-baseline')
  assert.equal((await recorded()).includes(lastBefore), false)
  assert.deepEqual(await pendingMigrations(pool), [])
  assert.equal(await describeStructure(pool), read('../structure.txt'))
  const { rows: carried } = await pool.query(
    `select noun, file_name, status, row_count, line, cells, is_done
     from import_run join import_row on run_id = id`,
  )
  assert.deepEqual(carried, [
    {
      ...{ noun: 'interests', file_name: 'interests.csv', status: 'done', row_count: 1 },
      ...{ line: 2, cells: ['Garden'], is_done: true },
    },
  ])
  assert.deepEqual(await migrate(pool), [])
})

test('a database that lacks the last old migration is refused unchanged', async () => {
  await pool.query('delete from migration where name = $1', [lastBefore])
  assert.match(await refusal(), /^The database was made before .* ends with 0532-city-search-vis/)
  assert.equal((await recorded()).length, before.length - 1)
})

test('a database with a different text of an old migration is refused', async () => {
  await pool.query(`update migration set checksum = 'other' where name = $1`, [lastBefore])
  assert.match(await refusal(), /made before the first release/)
})
