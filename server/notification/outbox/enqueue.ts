import { v7 } from 'uuid'
import type { Realm } from '#contract/access.ts'
import type { MessageChannel } from '#contract/message/message.ts'
import { type Locale, sourceLocale, storedLocale } from '#domain/locale/locale.ts'
import { smsSegments } from '#domain/text/sms-segment.ts'
import type { Handle } from '#server/db/connect.ts'
import { inLocale } from '#server/locale/translations.ts'
import { cleaned, render } from '#server/notification/template/render.ts'
import type { Template } from '#server/notification/template/template.ts'
import {
  type TemplateName,
  templateOf,
  type VariablesOf,
} from '#server/notification/template/templates.ts'
import { type Recipient, type Way, waysTo } from './channel-selection.ts'
import { countMessage } from './mailbox-limit.ts'
import {
  changeMessage,
  countSince,
  insertMessages,
  lockWaitingMessages,
  removeMessage,
} from './queries.ts'

export interface Queued<Name extends TemplateName> {
  to: Recipient
  template: Name
  /** A function where variables are texts of our own: called with the recipient's language. */
  variables: VariablesOf<Name> | (() => VariablesOf<Name>)
  /** The sender of a message to an unproven address, which gets only a few from each. */
  sender?: string | undefined
}

/**
 * Queues a message in the caller's transaction, so that it is sent only if that commits. Inserts a
 * row per channel; none if the person consented to none, or if the address has reached its daily
 * limit. Returns whether there is one.
 */
export async function queueMessage<Name extends TemplateName>(
  tx: Handle,
  { to, template: name, variables, sender }: Queued<Name>,
): Promise<boolean> {
  const template = templateOf(name)
  if (!template) throw new Error(`There is no message ${name}`)
  const found = await waysTo(tx, to, template)
  const { language } = found
  const say = () => (typeof variables === 'function' ? variables() : variables)
  const said = inEach(language, say)
  const ways: Way[] = []
  for (const way of found.ways) {
    if (await countMessage(tx, name, way, { account: to.account, sender })) ways.push(way)
  }
  await insertMessages(
    tx,
    ways.map(({ channel, recipient, consentId }) => {
      return {
        ...worded(template, said, { channel, language }),
        id: v7(),
        channel,
        recipient,
        account_realm: to.account?.realm ?? null,
        account_id: to.account?.id ?? null,
        template: name,
        category: template.category,
        is_promotional: template.purpose !== undefined,
        consent_id: consentId,
      }
    }),
  )
  return ways.length > 0
}

/**
 * Rewrites the waiting messages of an account with the variables that `say` returns for the time
 * they were queued; deletes those for which it returns undefined.
 */
export async function rewriteWaiting<Name extends TemplateName>(
  tx: Handle,
  account: { realm: Realm; id: string },
  name: Name,
  say: (queuedAt: Date) => Promise<VariablesOf<Name> | undefined>,
): Promise<void> {
  const template = templateOf(name)
  if (!template) throw new Error(`There is no message ${name}`)
  for (const { id, created_at, ...row } of await lockWaitingMessages(tx, account, name)) {
    const language = storedLocale(row.language)
    const own = await inLocale(language, () => say(created_at))
    const source = await inLocale(sourceLocale, () => say(created_at))
    if (own && source) {
      await changeMessage(tx, id, worded(template, { own, source }, { ...row, language }))
    } else await removeMessage(tx, id)
  }
}

/** The variables in the recipient's language and in the source language. */
interface Said {
  own: Record<string, string>
  source: Record<string, string>
}

const inEach = (language: Locale, say: () => Record<string, string>): Said => {
  const own = inLocale(language, say)
  return { own, source: language === sourceLocale ? own : inLocale(sourceLocale, say) }
}

/** Returns the columns of a message rendered in a language. */
function worded(
  template: Template,
  { own, source }: Said,
  { channel, language }: { channel: MessageChannel; language: Locale },
) {
  const { values, subject, text } = inLocale(language, () => {
    const values = cleaned(template, own)
    return { values, ...render(template, values, { channel, masked: true }) }
  })
  const mayFallBack = channel !== 'email' && language !== sourceLocale
  const sourceValues = mayFallBack && inLocale(sourceLocale, () => cleaned(template, source))
  return {
    language,
    variables: JSON.stringify(values),
    source_variables:
      sourceValues && Object.keys(source).length > 0 ? JSON.stringify(sourceValues) : null,
    subject: channel === 'email' ? subject : null,
    body: text,
    segments: channel === 'sms' ? smsSegments(text).count : 1,
  }
}

/** Counts the messages of a template queued for an account in the last minutes. */
export function countQueued(
  tx: Handle,
  account: { realm: Realm; id: string },
  template: TemplateName,
  minutes: number,
): Promise<number> {
  return countSince(tx, account, template, minutes)
}
