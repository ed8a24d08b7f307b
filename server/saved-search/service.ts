import { isDeepStrictEqual } from 'node:util'
import { v7 } from 'uuid'
import type { z } from 'zod'
import { orRefuse } from '#contract/or-refuse.ts'
import { type Pagination, paginationOf } from '#contract/page.ts'
import { PropertyTypeOrSegment, typesOf } from '#contract/property/vocabulary.ts'
import { refuse } from '#contract/refusal.ts'
import {
  AlertChannel,
  maxSavedSearches,
  type SavedSearch,
  type SavedSearchChange,
  type SavedSearchDraft,
} from '#contract/saved/saved-search.ts'
import { type SearchFilters, searchLabel } from '#contract/search/labels.ts'
import { t } from '#domain/locale/translate.ts'
import { lockKey } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'
import { refuseBroken } from '#server/master/constraint-refusals.ts'
import { giveConsent, mayContact } from '#server/notification/consent/consent.ts'
import { refuseStopped } from '#server/notification/consent/contact-choice.ts'
import { askForNumberProof, type ProofContext } from '#server/notification/consent/number-code.ts'
import {
  countSearches,
  deletePendingMatches,
  deleteSearch,
  findSearch,
  findWhatsapp,
  hasPendingMatches,
  insertSearch,
  listSearches,
  lockSearch,
  markRun,
  nextSlot,
  type SearchRow,
  silencePendingMatches,
  updateSearch,
} from './queries.ts'
import { filtersOf, presentSearch } from './reply.ts'

const known = { saved_search_known: ['search_known'] } as const

export async function findSearches(
  db: Handle,
  viewer: CustomerViewer,
  { page, limit }: { page: number; limit: number },
): Promise<{ savedSearches: SavedSearch[]; pagination: Pagination }> {
  const { rows, total } = await listSearches(db, viewer, { page, limit })
  const open = await openChannels(db, viewer)
  return {
    savedSearches: await Promise.all(rows.map((row) => presentSearch(db, row, open))),
    pagination: paginationOf(page, limit, total),
  }
}

export async function getSearch(
  db: Handle,
  viewer: CustomerViewer,
  id: string,
): Promise<SavedSearch> {
  const row = orRefuse(await findSearch(db, viewer, id), 'search_not_found')
  return presentSearch(db, row, await openChannels(db, viewer))
}

/** Saves a search. Turning alerts on gives consent to them. */
export function createSearch(
  db: Handle,
  context: ProofContext,
  viewer: CustomerViewer,
  draft: z.output<typeof SavedSearchDraft>,
): Promise<SavedSearch> {
  const created = transact(db, async (tx) => {
    await lockKey(tx, `searches of ${viewer.id}`)
    if ((await countSearches(tx, viewer)) >= maxSavedSearches) throw refuse('searches_too_many')
    const id = v7()
    await insertSearch(tx, {
      id,
      customer_id: viewer.id,
      name: draft.name ?? searchLabel(draft.filters).slice(0, 120),
      said: draft.text ?? null,
      ...filterColumns(draft.filters),
      alerts_enabled: draft.alertsEnabled,
      frequency: draft.frequency,
      channels: draft.channels,
    })
    if (draft.alertsEnabled) await agree(tx, context, viewer, draft.channels)
    return getSearch(tx, viewer, id)
  })
  return refuseBroken(created, known)
}

/**
 * Changes the named fields. With other filters, pending matches of the old ones are deleted. A name
 * generated from the filters follows them.
 */
export function changeSearch(
  db: Handle,
  context: ProofContext,
  viewer: CustomerViewer,
  id: string,
  change: z.output<typeof SavedSearchChange>,
): Promise<SavedSearch> {
  const changed = transact(db, async (tx) => {
    const before = orRefuse(await lockSearch(tx, viewer, id), 'search_not_found')
    const { alertsEnabled, frequency = before.frequency, channels, filters } = change
    const isOn = alertsEnabled ?? before.alerts_enabled
    if (filters && !isDeepStrictEqual(filters, before.filters)) {
      await deletePendingMatches(tx, id)
    } else if (!isOn) await silencePendingMatches(tx, id)
    await updateSearch(tx, id, {
      name: change.name ?? nameAfter(before, filters),
      ...(change.text !== undefined && { said: change.text }),
      ...(filters && filterColumns(filters)),
      alerts_enabled: isOn,
      frequency,
      ...(channels && { channels }),
      next_alert_at: (await hasPendingMatches(tx, id)) ? nextSlot(frequency) : null,
    })
    const chosen = channels ?? before.channels.filter(AlertChannel.has)
    // Consent is only given for what this change turns on, not for stored settings.
    if (alertsEnabled || (isOn && channels)) await agree(tx, context, viewer, chosen)
    return getSearch(tx, viewer, id)
  })
  return refuseBroken(changed, known)
}

/** Records that the customer opened the search; returns it as before, and since when it counts. */
export function runSearch(
  db: Handle,
  viewer: CustomerViewer,
  id: string,
): Promise<{ savedSearch: SavedSearch; since: string }> {
  return transact(db, async (tx) => {
    const row = orRefuse(await lockSearch(tx, viewer, id), 'search_not_found')
    await markRun(tx, id)
    const since = row.last_run_at ?? row.created_at
    return {
      savedSearch: await presentSearch(tx, row, await openChannels(tx, viewer)),
      since: since.toISOString(),
    }
  })
}

export async function removeSearch(db: Handle, viewer: CustomerViewer, id: string): Promise<void> {
  if (!(await deleteSearch(db, viewer, id))) throw refuse('search_not_found')
}

function filterColumns(filters: SearchFilters) {
  const { propertyType = '', listingType, minPrice, maxPrice } = filters
  return {
    filters: JSON.stringify(filters),
    listing_type: listingType ?? null,
    property_types: PropertyTypeOrSegment.has(propertyType) ? [...typesOf(propertyType)] : null,
    min_price: Number(minPrice ?? 0),
    max_price: Number(maxPrice ?? Number.MAX_SAFE_INTEGER),
  }
}

function nameAfter(before: SearchRow, filters: SearchFilters | undefined): string {
  const isMade = before.name === searchLabel(filtersOf(before)).slice(0, 120)
  return filters && isMade ? searchLabel(filters).slice(0, 120) : before.name
}

async function openChannels(db: Handle, { id }: CustomerViewer): Promise<AlertChannel[]> {
  const open: AlertChannel[] = []
  for (const channel of AlertChannel.keys) {
    if (await mayContact(db, { realm: 'customer', id }, 'alerts', channel)) open.push(channel)
  }
  return open
}

/** Consents to alerts on these channels; WhatsApp needs a number. */
async function agree(
  tx: Handle,
  context: ProofContext,
  { id, trace }: CustomerViewer,
  channels: readonly AlertChannel[],
): Promise<void> {
  const whatsapp = await findWhatsapp(tx, id)
  if (channels.includes('whatsapp') && !whatsapp) {
    throw refuse('invalid_input', {
      fields: { channels: t('Please add your WhatsApp number to your profile first.') },
    })
  }
  if (channels.includes('whatsapp') && whatsapp) {
    await refuseStopped(tx, whatsapp, 'channels')
    const asked = { whatsapp, address: trace.address }
    await askForNumberProof(tx, context, { realm: 'customer', id }, asked)
  }
  for (const channel of channels) {
    await giveConsent(
      tx,
      { realm: 'customer', id },
      {
        purpose: 'alerts',
        channel,
        data: [channel === 'email' ? 'e-mail address' : 'WhatsApp number', 'saved searches'],
        proof: { how: 'form', address: trace.address, requestId: trace.requestId },
      },
    )
  }
}
