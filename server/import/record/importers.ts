import {
  SubscriptionPlanChange,
  SubscriptionPlanDraft,
} from '#contract/billing/subscription-plan.ts'
import { BrokerChange, BrokerDraft, BrokerStatus, KycStatus } from '#contract/broker/broker.ts'
import { CmsPageChange, CmsPageDraft } from '#contract/cms-page.ts'
import { CustomerChange, CustomerDraft, CustomerStatus } from '#contract/customer/customer.ts'
import { foldEmail } from '#contract/field.ts'
import type { SheetNoun } from '#contract/import/record-vocabulary.ts'
import { InterestChange, InterestDraft } from '#contract/interest.ts'
import { LocationChange, LocationDraft, LocationType, parentTypes } from '#contract/location.ts'
import { refuse } from '#contract/refusal.ts'
import { sourceLocale } from '#domain/locale/locale.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { namesOfCity } from '#domain/place/cities.ts'
import { localityKey } from '#domain/place/locality-key.ts'
import { resolveCity } from '#domain/place/resolve-city.ts'
import { sideSpellings } from '#domain/place/side-of-place.ts'
import { slugOf } from '#domain/text/slug.ts'
import { plansService } from '#server/billing/subscription/plan.ts'
import { addBroker, changeBroker } from '#server/broker/admin-service.ts'
import { getBroker } from '#server/broker/service.ts'
import { changeBrokerStatus, decideKyc, hasPanCard } from '#server/broker/status-service.ts'
import { pages } from '#server/cms-page/service.ts'
import type { Config } from '#server/config.ts'
import { addCustomer, changeCustomer } from '#server/customer/admin-service.ts'
import { changeCustomerStatus, getCustomer } from '#server/customer/service.ts'
import type { Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { brokerFields } from '#server/import/record/columns/brokers.ts'
import { draftEmptyPage, pageFields } from '#server/import/record/columns/cms-pages.ts'
import { customerFields } from '#server/import/record/columns/customers.ts'
import { interestFields } from '#server/import/record/columns/interests.ts'
import { locationFields, placeDoubts, tidyPlace } from '#server/import/record/columns/locations.ts'
import {
  planFields,
  resolveLength,
  unlimitedNotes,
} from '#server/import/record/columns/subscription-plans.ts'
import { interests } from '#server/interest/service.ts'
import { locations } from '#server/location/service.ts'
import { findAccount, findByName, findPage, findParents, findPlace } from './importer-queries.ts'
import { makeRecordImporter, type RecordImporter, type Values } from './record-kind.ts'

export type ImportedNoun = Exclude<SheetNoun, 'properties'>

const textOf = (values: Values, key: string) => String(values.get(key) ?? '').trim()

/** Returns the importer of each kind of record; each writes through its own service. */
export function makeRecordImporters(config: Config): Record<ImportedNoun, RecordImporter> {
  return {
    brokers: makeRecordImporter({
      fields: brokerFields,
      unique: ['phone'],
      draft: BrokerDraft,
      change: BrokerChange,
      keyOf: emailIn,
      find: (tx, values) => found(tx, findAccount(tx, 'broker', emailIn(values)), getBroker),
      create: (tx, viewer, draft) => addBroker(tx, config, viewer, draft),
      save: (tx, viewer, id, change) => changeBroker(tx, config, viewer, id, change),
      acts: {
        status: (tx, viewer, id, value) =>
          changeBrokerStatus(tx, viewer, id, {
            status: BrokerStatus.schema.parse(value),
            receivedAt: new Date(),
          }),
        kycStatus: (tx, viewer, id, value) => {
          const kycStatus = KycStatus.schema.parse(value)
          if (kycStatus === 'verified') return verifyFromFile(tx, viewer, id)
          if (kycStatus === 'pending') {
            return decideKyc(tx, viewer, id, { kycStatus, receivedAt: new Date() })
          }
          throw refuse('rejection_reason_missing', {
            fields: { kycStatus: t('Reject a KYC at the KYC desk, where you give the reason.') },
          })
        },
      },
      notesOnActs: async (tx, id, acts, values) =>
        acts.includes('kycStatus') &&
        values.get('kycStatus') === 'verified' &&
        !(await hasPanCard(tx, id))
          ? [{ ...{ column: 'KYC Status', value: 'Verified' }, reason: t(unverified) }]
          : [],
    }),
    customers: makeRecordImporter({
      fields: customerFields,
      unique: ['phone'],
      draft: CustomerDraft.extend(CustomerChange.pick({ dateOfBirth: true, gender: true }).shape),
      change: CustomerChange,
      keyOf: emailIn,
      find: (tx, values) => found(tx, findAccount(tx, 'customer', emailIn(values)), getCustomer),
      create: async (tx, viewer, { dateOfBirth, gender, ...draft }) => {
        const { _id } = await addCustomer(tx, config, viewer, draft)
        return changeCustomer(tx, config, viewer, _id, { dateOfBirth, gender })
      },
      save: (tx, viewer, id, change) => changeCustomer(tx, config, viewer, id, change),
      acts: {
        status: (tx, viewer, id, value) =>
          changeCustomerStatus(tx, viewer, id, {
            status: CustomerStatus.schema.parse(value),
            receivedAt: new Date(),
          }),
        isVerified: (tx, viewer, id, value) =>
          changeCustomer(tx, config, viewer, id, { isVerified: value === true }),
      },
    }),
    subscriptions: makeRecordImporter({
      fields: planFields,
      draft: SubscriptionPlanDraft,
      change: SubscriptionPlanChange,
      keyOf: (values) => textOf(values, 'name').toLowerCase(),
      find: (tx, values) =>
        found(tx, findByName(tx, 'subscription_plan', textOf(values, 'name')), plansService.get),
      resolve: async (_tx, draft, values, before) =>
        before ? [] : [...resolveLength(draft, values), ...unlimitedNotes(values)],
      create: plansService.create,
      save: plansService.change,
    }),
    interests: makeRecordImporter({
      fields: interestFields,
      draft: InterestDraft,
      change: InterestChange,
      keyOf: (values) => textOf(values, 'name').toLowerCase(),
      find: (tx, values) =>
        found(tx, findByName(tx, 'interest', textOf(values, 'name')), interests.get),
      create: interests.create,
      save: interests.change,
    }),
    cms: makeRecordImporter({
      fields: pageFields,
      draft: CmsPageDraft,
      change: CmsPageChange,
      keyOf: (values) => `${slugIn(values)} ${languageIn(values)}`,
      find: (tx, values) => found(tx, findPage(tx, slugIn(values), languageIn(values)), pages.get),
      resolve: async (_tx, draft, _values, before) => draftEmptyPage(draft, before),
      create: pages.create,
      save: pages.change,
    }),
    locations: makeRecordImporter({
      fields: locationFields,
      draft: LocationDraft,
      change: LocationChange,
      keyOf: (values) => {
        const [type, parent] = ['type', 'parent'].map((key) => textOf(values, key).toLowerCase())
        return [
          cityOf(values)?.name.toLowerCase() ?? textOf(values, 'name').toLowerCase(),
          type,
          parent,
        ].join('\n')
      },
      find: async (tx, values) => {
        const parent = await parentOf(tx, values)
        const name = textOf(values, 'name')
        const type = textOf(values, 'type') || 'city'
        const names = [...(cityOf(values)?.names ?? []), ...sideSpellings(localityKey(name))]
        const row = await found(tx, findPlace(tx, { type, name, names, parent }), locations.get)
        // Another name of an existing city identifies it and does not rename it.
        if (row && names.includes(row.name.toLowerCase())) values.set('name', row.name)
        return row
      },
      nesting: {
        levels: LocationType.keys.length,
        levelOf: (values) => LocationType.keys.indexOf(typeOf(values)),
        namesOf: (values) => {
          const name = textOf(values, 'name').toLowerCase()
          const names = new Set([name, ...(cityOf(values)?.names ?? [])])
          return [...names].map((one) => `${typeOf(values)}\n${one}`)
        },
        parentNamesOf: (values) => {
          const name = textOf(values, 'parent')
          const types = parentTypes[typeOf(values)]
          return types.flatMap((type) =>
            [name.toLowerCase(), ...(type === 'city' ? cityNames(name) : [])].map(
              (one) => `${type}\n${one}`,
            ),
          )
        },
      },
      tidy: tidyPlace,
      resolve: async (tx, draft, values) => {
        if (draft.parent !== undefined) draft.parent = await parentOf(tx, values)
        return placeDoubts(values)
      },
      create: locations.create,
      save: locations.change,
    }),
  }
}

const unverified = msg('not verified: no PAN card has been uploaded')

/** A file brings no PAN card, and without one two administrators verify (decision 0113). */
async function verifyFromFile(tx: Handle, viewer: AdministratorViewer, id: string) {
  if (!(await hasPanCard(tx, id))) return
  await decideKyc(tx, viewer, id, { kycStatus: 'verified', receivedAt: new Date() })
}

const emailIn = (values: Values) => foldEmail(textOf(values, 'email'))

const languageIn = (values: Values) => textOf(values, 'language') || sourceLocale

const slugIn = (values: Values) => textOf(values, 'slug') || slugOf(textOf(values, 'title'))

async function found<Row>(
  tx: Handle,
  finding: Promise<string | undefined>,
  get: (tx: Handle, id: string) => Promise<Row>,
): Promise<Row | undefined> {
  const id = await finding
  return id === undefined ? undefined : get(tx, id)
}

function typeOf(values: Values): LocationType {
  const type = textOf(values, 'type')
  return LocationType.has(type) ? type : 'city'
}

/** Returns the bundled city that a row is about: "Pune City" and "पुणे" are Pune. */
function cityOf(values: Values): { name: string; names: string[] } | undefined {
  if (typeOf(values) !== 'city') return undefined
  const [name, state] = [textOf(values, 'name'), textOf(values, 'state')]
  const answer = resolveCity(state ? `${name}, ${state}` : name)
  if (!answer.ok || answer.part) return undefined
  const { city } = answer
  return { name: city.name, names: namesOfCity(city).map((one) => one.toLowerCase()) }
}

/** Returns the names of the city that a text surely means, as "पुणे" or "Pune, Maharashtra" do. */
function cityNames(text: string): string[] {
  const answer = resolveCity(text)
  if (!answer.ok || answer.note || answer.part) return []
  return namesOfCity(answer.city).map((name) => name.toLowerCase())
}

/** Returns the parent that a row names, among the types that can be its parent. */
async function parentOf(tx: Handle, values: Values): Promise<string | undefined> {
  const name = textOf(values, 'parent')
  const types = parentTypes[typeOf(values)]
  if (name === '' || types.length === 0) return undefined
  const ids = await findParents(tx, { types, name, cityNames: cityNames(name) })
  if (ids.length === 1) return ids[0]
  throw refuse('invalid_input', {
    fields: {
      parent:
        ids.length === 0
          ? t('This place does not exist yet, and no valid row in this file adds it.')
          : t('Several places have this name. Please add this one by hand.'),
    },
  })
}
