import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { pageUrl } from '#server/http/absolute-url.ts'
import { conversationPage, recipientOfSender } from '#server/inquiry/notify-customer.ts'
import { getBroker } from '#server/inquiry/queries.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import type { ReportRow } from './queries.ts'

interface ReportNotice {
  brokerId: string
  name: string
  reference: string
  happenedOn: string
  suspends: boolean
}

/** Asks a broker about a report, and says whether all numbers are hidden until the response. */
export async function notifyBrokerOfReport(tx: Handle, report: ReportNotice): Promise<void> {
  const { first_name, email, phone, whatsapp } = await getBroker(tx, report.brokerId)
  await queueMessage(tx, {
    to: { email, phone, whatsapp, account: { realm: 'broker', id: report.brokerId } },
    template: 'inquiry.call_reported',
    variables: () => ({
      name: first_name,
      asker: report.name,
      reference: report.reference,
      date: formatDate(report.happenedOn),
      consequence: report.suspends
        ? t('All phone numbers are hidden from you until you respond in the broker portal.')
        : t('Please respond in the broker portal.'),
      brief: report.suspends
        ? t('Numbers are hidden until you respond.')
        : t('Please respond in the broker portal.'),
    }),
  })
}

/** Notifies both sides of the decision on a report. */
export async function notifyOfDecision(tx: Handle, config: Config, row: ReportRow): Promise<void> {
  const { broker_id, first_name, last_name, company_name, reference, suspended_until } = row
  const { email, phone, whatsapp } = await getBroker(tx, broker_id)
  await queueMessage(tx, {
    to: { email, phone, whatsapp, account: { realm: 'broker', id: broker_id } },
    template: 'inquiry.call_report_decided',
    variables: () => ({
      name: first_name,
      reference,
      outcome: suspended_until
        ? t('It was upheld. All phone numbers are hidden from you until {date}.', {
            date: formatDate(suspended_until),
          })
        : t('It was dismissed.'),
      brief: suspended_until
        ? t('Upheld: no numbers until {date}.', { date: formatDate(suspended_until) })
        : t('It was dismissed.'),
    }),
  })
  if (!row.asker_email && !row.customer_id) return
  const { customer_id, asker_email, asker_language: language } = row
  const { to } = await recipientOfSender(tx, { email: asker_email, customer_id, language })
  const page = await conversationPage(tx, row.inquiry_id, customer_id)
  await queueMessage(tx, {
    to,
    template: 'inquiry.call_report_closed',
    variables: () => ({
      name: row.asker,
      broker: `${first_name} ${last_name}, ${company_name}`,
      outcome: suspended_until
        ? t('It was upheld: this broker sees no phone numbers until {date}.', {
            date: formatDate(suspended_until),
          })
        : t('It was dismissed.'),
      link: pageUrl(config, page),
    }),
  })
}
