import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Realm } from '#contract/access.ts'
import { secondFactor } from '#contract/account/second-factor.ts'
import type { Handle } from '#server/db/connect.ts'
import type { TestApp } from '#test/app.ts'

/** Authenticator apps of the people in tests. */

const period = 30_000

/** Returns the code that an app with this key shows, `steps` half minutes from now. */
export function codeOf(key: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  return totp.generate({ timestamp: Date.now() + steps * period })
}

/** Sets up an app for the account of a session; returns its key and the recovery codes. */
export async function enrolApp(
  site: TestApp,
  realm: Realm,
  token: string,
): Promise<{ key: string; recoveryCodes: string[] }> {
  const factor = secondFactor[realm]
  const { body: started } = await site.call(factor.addApp, {}, { token })
  const body = { code: codeOf(started.key) }
  const { status, body: enrolled } = await site.call(factor.confirmApp, { body }, { token })
  assert.equal(status, 200, JSON.stringify(enrolled))
  return { key: started.key, recoveryCodes: enrolled.recoveryCodes ?? [] }
}

/** Time passes, as far as codes are concerned: that of now was not used yet. */
export async function nextCodes(db: Handle): Promise<void> {
  await db.updateTable('second_factor').set({ last_step: null }).execute()
}

/** Time passes: the sessions have proven nothing lately. */
export async function endProofs(db: Handle): Promise<void> {
  const before = sql<Date>`now() - interval '11 minutes'`
  await db.updateTable('session').set({ proven_at: before }).execute()
}
