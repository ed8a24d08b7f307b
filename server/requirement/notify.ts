import { type SearchFilters, searchLabel } from '#contract/search/labels.ts'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { pageUrl } from '#server/http/absolute-url.ts'
import { findCustomerRecipient, getBrokerRecipient } from '#server/inquiry/recipient.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'

/** The part of a requirement that messages contain, without its free text. */
export function summaryOf({ search: _search, ...filters }: SearchFilters): string {
  return searchLabel(filters)
}

const pageOf = (config: Config, id: string) =>
  pageUrl(config, `/customer-portal/requirements/${id}`)

interface Offered {
  requirement: { id: string; customer_id: string; filters: SearchFilters }
  brokerId: string
  count: number
}

/** Notifies a customer that a broker offers homes. */
export async function notifyOffered(
  tx: Handle,
  config: Config,
  { requirement, brokerId, count }: Offered,
): Promise<void> {
  const customer = await findCustomerRecipient(tx, requirement.customer_id)
  if (!customer) return
  const { fullName: broker } = await getBrokerRecipient(tx, brokerId)
  await queueMessage(tx, {
    to: customer.to,
    template: 'requirement.offered',
    variables: () => ({
      name: customer.name,
      broker,
      homes: t('{count, plural, one {# listing} other {# listings}}', { count }),
      requirement: summaryOf(requirement.filters),
      link: pageOf(config, requirement.id),
    }),
  })
}

/** Tells a broker that whoever manages the agency offered homes of theirs. */
export async function notifyColleague(
  tx: Handle,
  config: Config,
  { requirement, brokerId, byId, count }: Offered & { byId: string },
): Promise<void> {
  const { fullName: broker } = await getBrokerRecipient(tx, byId)
  const { firstName: name, to } = await getBrokerRecipient(tx, brokerId)
  await queueMessage(tx, {
    to,
    template: 'requirement.offered_by_manager',
    variables: () => ({
      ...{ name, broker, requirement: summaryOf(requirement.filters) },
      homes: t('{count, plural, one {# listing} other {# listings}}', { count }),
      link: pageUrl(config, `/broker-portal/requirements/${requirement.id}`),
    }),
  })
}

/** Notifies a customer that a broker has withdrawn an offered home. */
export async function notifyWithdrawn(
  tx: Handle,
  config: Config,
  { requirement, brokerId, title }: Omit<Offered, 'count'> & { title: string },
): Promise<void> {
  const customer = await findCustomerRecipient(tx, requirement.customer_id)
  if (!customer) return
  const { fullName: broker } = await getBrokerRecipient(tx, brokerId)
  await queueMessage(tx, {
    to: customer.to,
    template: 'requirement.offer_withdrawn',
    variables: { name: customer.name, broker, title, link: pageOf(config, requirement.id) },
  })
}

interface Concerned {
  id: string
  customer_id: string
  filters: SearchFilters
}

/** Asks a customer whether to renew a requirement that ends soon. */
export async function notifyEnding(
  tx: Handle,
  config: Config,
  requirement: Concerned & { ends_at: Date },
): Promise<void> {
  const customer = await findCustomerRecipient(tx, requirement.customer_id)
  if (!customer) return
  await queueMessage(tx, {
    to: customer.to,
    template: 'requirement.ending',
    variables: () => ({
      name: customer.name,
      requirement: summaryOf(requirement.filters),
      until: formatDate(requirement.ends_at),
      link: pageOf(config, requirement.id),
    }),
  })
}

/** Notifies a customer that an administrator removed a requirement, and why. */
export async function notifyRemoved(
  tx: Handle,
  config: Config,
  requirement: Concerned & { reason: string },
): Promise<void> {
  const customer = await findCustomerRecipient(tx, requirement.customer_id)
  if (!customer) return
  await queueMessage(tx, {
    to: customer.to,
    template: 'requirement.removed',
    variables: () => ({
      name: customer.name,
      requirement: summaryOf(requirement.filters),
      reason: requirement.reason,
      link: pageOf(config, requirement.id),
    }),
  })
}

/** Notifies a broker that another broker shares a requirement, with the proposed split. */
export async function notifyShared(
  tx: Handle,
  config: Config,
  { fromId, toId, percent }: { fromId: string; toId: string; percent: number },
): Promise<void> {
  const { fullName: broker } = await getBrokerRecipient(tx, fromId)
  const { firstName: name, to } = await getBrokerRecipient(tx, toId)
  await queueMessage(tx, {
    to,
    template: 'requirement.shared',
    variables: () => ({ name, broker, share: `${percent}%`, link: sharesPage(config) }),
  })
}

const sharesPage = (config: Config) => pageUrl(config, '/broker-portal/requirements/shares')

/** Notifies a broker of the answer to a proposed share. */
export async function notifyShareAnswered(
  tx: Handle,
  config: Config,
  { fromId, toId, state }: { fromId: string; toId: string; state: 'accepted' | 'declined' },
): Promise<void> {
  const { fullName: broker } = await getBrokerRecipient(tx, fromId)
  const { firstName: name, to } = await getBrokerRecipient(tx, toId)
  await queueMessage(tx, {
    to,
    template: 'requirement.share_answered',
    variables: () => ({
      ...{ name, broker, link: sharesPage(config) },
      answer: state === 'accepted' ? t('accepted') : t('declined'),
    }),
  })
}

/** Notifies a broker that a home of theirs was accepted and that another broker answers. */
export async function notifyOfAcceptance(
  tx: Handle,
  { ownerId, throughId, title }: { ownerId: string; throughId: string; title: string },
): Promise<void> {
  const { fullName: broker } = await getBrokerRecipient(tx, throughId)
  const { firstName: name, to } = await getBrokerRecipient(tx, ownerId)
  await queueMessage(tx, {
    to,
    template: 'requirement.offer_taken',
    variables: { name, broker, title },
  })
}
