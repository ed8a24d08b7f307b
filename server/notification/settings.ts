import { isDeepStrictEqual } from 'node:util'
import { v7 } from 'uuid'
import type { BodyOf } from '#contract/endpoint.ts'
import { MessageChannel } from '#contract/message/message.ts'
import type { MessageRate, MessageSettings, messageSetting } from '#contract/message/settings.ts'
import { refuse } from '#contract/refusal.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { addDays } from '#domain/date/report-period.ts'
import { t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import type { Config } from '#server/config.ts'
import { lockKey } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { providerNames } from '#server/notification/channel/providers.ts'
import { untouchedPaise } from '#server/notification/outbox/spending-queries.ts'
import {
  findSpent,
  listRateRows,
  readSettings,
  saveRate,
  writeSettings,
} from './setting-queries.ts'

/** Message limits and costs, as administrators see and change them. */

export async function showSettings(db: Handle, config: Config): Promise<MessageSettings> {
  const settings = await readSettings(db)
  const spentPaise = await findSpent(db, dayInIndia(new Date()))
  const names = providerNames(config)
  return {
    dailyCap: settings.dailyCapPaise / 100,
    promotionalFrom: settings.promotionalFrom,
    promotionalUntil: settings.promotionalUntil,
    inquiriesPerHour: settings.inquiriesPerHour,
    unansweredHours: settings.unansweredHours,
    version: settings.version,
    spentToday: spentPaise / 100,
    providers: MessageChannel.keys.map((channel) => ({ channel, name: names[channel] })),
    rates: await listRates(db),
  }
}

export function changeSettings(
  db: Handle,
  config: Config,
  viewer: AdministratorViewer,
  { version, ...wanted }: BodyOf<typeof messageSetting.change>,
): Promise<MessageSettings> {
  return transact(db, async (tx) => {
    await lockKey(tx, 'message settings')
    const before = await readSettings(tx)
    if ((version ?? before.version) !== before.version) throw refuse('changed_meanwhile')
    const { dailyCap, unansweredHours = before.unansweredHours, ...rest } = wanted
    const dailyCapPaise = Math.round(dailyCap * 100)
    const after = { ...rest, unansweredHours, dailyCapPaise, version: before.version }
    if (!isDeepStrictEqual(before, after)) {
      await writeSettings(tx, after)
      await recordEvent(tx, viewer, 'message.setting', {
        before: { ...before },
        after: { ...after },
      })
    }
    return showSettings(tx, config)
  })
}

export function setRate(
  db: Handle,
  config: Config,
  viewer: AdministratorViewer,
  { channel, rupees, from, source }: BodyOf<typeof messageSetting.setRate>,
): Promise<MessageSettings> {
  // Each message stores what it cost, so changing a past rate would have no effect.
  if (from < dayInIndia(new Date())) {
    throw refuse('invalid_input', { fields: { from: t('Please choose today or a later date.') } })
  }
  return transact(db, async (tx) => {
    const paise = Math.round(rupees * 100)
    await saveRate(tx, { channel, from_day: from }, { paise, source: source ?? null })
    await recordEvent(tx, viewer, 'message.rate', { after: { channel, rupees, from, source } })
    return showSettings(tx, config)
  })
}

/** A setting is about no single message, so its audit entry gets a new id. */
function recordEvent(
  tx: Handle,
  viewer: AdministratorViewer,
  act: string,
  change: Parameters<typeof record>[4],
): Promise<void> {
  return record(tx, viewer, act, { kind: 'message', id: v7() }, change)
}

async function listRates(db: Handle): Promise<MessageRate[]> {
  const rows = await listRateRows(db)
  return MessageChannel.keys.flatMap((channel) => {
    const own = rows.filter((row) => row.channel === channel)
    const first = own.at(-1)
    const dayBefore = (day: string | undefined) => (day ? addDays(day, -1) : null)
    return [
      ...own.map(({ paise, from_day, source }, index) => ({
        channel,
        rupees: paise / 100,
        from: from_day,
        to: dayBefore(own[index - 1]?.from_day),
        source,
      })),
      {
        channel,
        rupees: untouchedPaise[channel] / 100,
        from: null,
        to: dayBefore(first?.from_day),
        source: null,
      },
    ]
  })
}
