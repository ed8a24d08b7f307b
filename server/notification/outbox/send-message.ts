import { midnightInIndia } from '#domain/date/date.ts'
import { addDays } from '#domain/date/report-period.ts'
import { type Locale, storedLocale } from '#domain/locale/locale.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { smsSegments } from '#domain/text/sms-segment.ts'
import type { Handle } from '#server/db/connect.ts'
import { messageOf } from '#server/db/failure.ts'
import { inLocale } from '#server/locale/translations.ts'
import {
  noProvider,
  type Outgoing,
  SendFailure,
  wrongAddress,
} from '#server/notification/channel/provider.ts'
import { findConsent, isConsentBlocked } from '#server/notification/consent/consent-queries.ts'
import { saveOptOut } from '#server/notification/consent/opt-out-queries.ts'
import { unsubscribeLink } from '#server/notification/consent/unsubscribe.ts'
import { notAgreed } from '#server/notification/log/queries.ts'
import { fitted, namesIn, render, wordsOf } from '#server/notification/template/render.ts'
import type { Template } from '#server/notification/template/template.ts'
import { templateOf } from '#server/notification/template/templates.ts'
import type { Due, Outcome } from './queries.ts'
import type { Sending } from './send-batch.ts'
import { raiseAlarm } from './spending.ts'
import { giveBack, rateOn, reserve } from './spending-queries.ts'

/** After this many attempts a message has failed; a person may resend it. */
const attempts = 6
const firstWaitSeconds = 30

/** The result, and whether the provider is working; undefined if it was not called. */
export type Attempt = Outcome & { isProviderWell?: boolean }

const refused = (error: string, failure_code: string): Attempt => ({
  status: 'failed',
  error,
  failure_code,
})

/**
 * Sends a message, or returns why it is not sent: no registration, no consent, or the spending cap.
 */
export async function sendOne(sending: Sending, due: Due): Promise<Attempt> {
  const { context, provider, settings, day } = sending
  const { db } = context
  const template = templateOf(due.template)
  if (!template) return refused(`There is no message "${due.template}" any more.`, 'template_gone')
  if (due.is_promotional && !(await isStillAgreed(db, due.consent_id))) {
    return refused(msg('Not sent: the person has withdrawn consent.'), notAgreed)
  }
  if (due.is_stopped) {
    return refused(msg('Not sent: the number has opted out of messages.'), notAgreed)
  }
  const { registered } = due
  if (provider.needsTemplate && !registered) {
    return refused(msg('Not sent: no template is registered for this message.'), 'template_missing')
  }
  // A registered text is delivered only as it was registered.
  const language = storedLocale(registered?.language ?? due.language)
  const values = textsOf(
    language === due.language ? due.variables : (due.source_variables ?? due.variables),
  )
  const outgoing = inLocale(language, () => outgoingOf(sending, due, { template, values }))
  const shown = inLocale(language, () => shownIn(language, due, { template, values }))
  if (!provider.carries) {
    await provider.send(outgoing)
    const outcome = refused(msg('Not delivered: no provider is configured.'), noProvider)
    return { ...outcome, spent: template.secret ?? [] }
  }
  const paise = (await rateOn(db, due.channel, day)) * (shown.segments ?? due.segments)
  if (!(await reserve(db, day, paise, settings.dailyCapPaise))) {
    await raiseAlarm(db, day, settings.dailyCapPaise)
    return waitForTomorrow(sending, due)
  }
  const retry = {
    ...shown,
    registered_template: registered?.dlt_template_id ?? registered?.provider_template ?? null,
    entity_id: registered?.entity_id ?? null,
    header: registered?.header ?? null,
  }
  try {
    const { providerMessageId } = await provider.send(outgoing)
    return {
      ...retry,
      status: 'sent',
      spent: template.secret ?? [],
      provider_message_id: providerMessageId,
      cost_paise: paise,
      error: null,
      isProviderWell: true,
    }
  } catch (error) {
    const failure = error instanceof SendFailure ? error : undefined
    // A message that may have been sent may have to be paid for.
    if (failure?.kind !== 'uncertain') await giveBack(db, day, paise)
    if (failure?.code === wrongAddress) {
      await saveOptOut(db, due.channel, due.recipient, 'wrong-address')
    }
    return {
      ...retry,
      status: failure || due.attempts >= attempts ? 'failed' : 'pending',
      error: messageOf(error).slice(0, 500),
      failure_code: failure?.code ?? failure?.kind ?? null,
      wait: firstWaitSeconds * 4 ** (due.attempts - 1),
      isProviderWell: failure?.kind === 'refused',
    }
  }
}

async function isStillAgreed(db: Handle, consentId: string | null): Promise<boolean> {
  const consent = consentId ? await findConsent(db, consentId) : undefined
  return consent?.withdrawn_at === null && !(await isConsentBlocked(db, consent))
}

/** This does not count as an attempt, because nothing was sent. */
function waitForTomorrow({ day }: Sending, { attempts: counted }: Due): Attempt {
  return {
    status: 'pending',
    error: 'The daily limit for spending on messages is reached; this goes tomorrow.',
    failure_code: 'daily_cap',
    attempts: counted - 1,
    wait: midnightInIndia(addDays(day, 1)),
  }
}

interface Worded {
  template: Template
  values: Record<string, string>
}

/** Returns what changes in the log where a message goes in another language than it is in there. */
function shownIn(language: Locale, due: Due, { template, values }: Worded) {
  if (language === (due.sent_language ?? due.language)) return {}
  const { channel } = due
  const { text } = render(template, values, { channel, masked: true })
  return {
    body: text,
    segments: channel === 'sms' ? smsSegments(text).count : 1,
    sent_language: language === due.language ? null : language,
  }
}

function outgoingOf(
  { context }: Sending,
  { id, channel, recipient, consent_id, registered }: Due,
  { template, values }: Worded,
): Outgoing {
  const { subject, text } = render(template, values, { channel, masked: false })
  const unsubscribe = consent_id ? unsubscribeLink(context, consent_id) : undefined
  const said = fitted(values, channel)
  return {
    id,
    channel,
    recipient,
    subject,
    text:
      unsubscribe && channel === 'email'
        ? t('{text}\n\nTo stop these messages: {page}', { text, page: unsubscribe.page })
        : text,
    variables: namesIn(wordsOf(template, channel)).map((name) => [name, said[name] ?? '']),
    registered: registered
      ? {
          providerTemplate: registered.provider_template,
          providerLanguage: registered.provider_language,
        }
      : undefined,
    unsubscribe,
  }
}

function textsOf(variables: unknown): Record<string, string> {
  const entries = typeof variables === 'object' && variables ? Object.entries(variables) : []
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
