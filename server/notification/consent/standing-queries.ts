import { type RawBuilder, sql } from 'kysely'
import type { Realm } from '#contract/access.ts'
import type { Handle } from '#server/db/connect.ts'

/** The data about an account and its numbers that decides where a message may go. */
export interface Standing {
  /** The language of the account; null without one. */
  language: string | null
  /** The last proven address: its own, or the earlier one until the new one is proven. */
  provenEmail: string | null
  /** Numbers that sent back a code. */
  provenNumbers: string[]
  /** The number verified with its KYC. */
  verifiedNumber: string | null
  /** Channels on which the number sent STOP. */
  stopped: string[]
  /** E-mail and SMS unless turned off, WhatsApp only after an opt-in (MSG-08). */
  choices: { email: boolean; sms: boolean; whatsapp: boolean }
}

/** Returns all of it in one statement, because every message needs it. */
export async function findStanding(
  tx: Handle,
  account: { realm: Realm; id: string } | undefined,
  { sms, whatsapp }: { sms: string | null; whatsapp: string | null },
): Promise<Standing> {
  const { realm = 'administrator', id = null } = account ?? {}
  const isOpen = realm !== 'administrator'
  const own = (columns: RawBuilder<unknown>) =>
    isOpen ? sql`(select ${columns} from ${sql.table(realm)} where id = ${id})` : sql`null`
  const isOn = (channel: string) => sql`coalesce((select is_on from contact_choice
    where account_realm = ${realm} and account_id = ${id} and channel = ${channel}), true)`
  const { rows } = await sql<Standing>`
    select ${id ? sql`(select language from ${sql.table(realm)} where id = ${id})` : sql`null`}
        as language,
      ${own(sql`proven_email`)} as "provenEmail",
      array(select phone from number_proof
        where account_id = ${id} and phone in (${sms}, ${whatsapp})) as "provenNumbers",
      ${realm === 'broker' ? own(sql`case when kyc_status = 'verified' then phone end`) : sql`null`}
        as "verifiedNumber",
      array(select channel from message_stop where reason = 'stop'
        and (channel = 'sms' and recipient = ${sms}
          or channel = 'whatsapp' and recipient = ${whatsapp})) as stopped,
      json_build_object('email', ${isOn('email')}, 'sms', ${isOn('sms')},
        'whatsapp', exists (select from consent
          where account_realm = ${realm} and account_id = ${id} and purpose = 'account'
            and channel = 'whatsapp' and withdrawn_at is null)) as choices`.execute(tx)
  const [standing] = rows
  if (!standing) throw new Error('A select without a table has one row.')
  return standing
}
