import {
  type CustomerRecord,
  CustomerSource,
  CustomerStatus,
  Gender,
} from '#contract/customer/customer.ts'
import { PropertyType } from '#contract/property/vocabulary.ts'
import { msg } from '#domain/locale/translate.ts'
import type { Field } from '#server/export/column.ts'
import { emailHeaders, fullNameField, phoneHeaders } from './person.ts'

const text = { is: 'text' } as const
const sourceWords: Readonly<Record<string, string>> = {
  ...{ website: 'web', site: 'web', online: 'web', internet: 'web', portal: 'web' },
  ...{ '99acres': 'web', magicbricks: 'web', housing: 'web', nobroker: 'web', google: 'web' },
  ...{ app: 'mobile', mobileapp: 'mobile', android: 'mobile', ios: 'mobile' },
  ...{ friend: 'referral', reference: 'referral', wordofmouth: 'referral', referred: 'referral' },
  ...{ facebook: 'social', instagram: 'social', whatsapp: 'social', socialmedia: 'social' },
}
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name)

export const customerFields: readonly Field<CustomerRecord>[] = [
  {
    ...{ key: 'firstName', label: msg('First Name'), kind: text, required: true, example: 'Meera' },
    also: 'given name, first',
    from: (row) => row.firstName,
  },
  {
    ...{ key: 'lastName', label: msg('Last Name'), kind: text, required: true, example: 'Iyer' },
    also: 'surname, family name, last',
    from: (row) => row.lastName,
  },
  fullNameField<CustomerRecord>('customer, customer name, client, client name, buyer name'),
  {
    ...{
      key: 'email',
      label: msg('Email'),
      kind: { is: 'email' },
      required: true,
      example: 'meera@example.in',
    },
    also: emailHeaders,
    from: (row) => row.email,
  },
  {
    ...{ key: 'phone', label: msg('Phone'), kind: { is: 'phone' }, required: true },
    ...{ example: '98201 23457', also: phoneHeaders },
    from: (row) => row.phone,
  },
  {
    ...{ key: 'whatsapp', label: msg('WhatsApp'), kind: { is: 'phone' }, example: '98201 23457' },
    also: 'whatsapp number, wa number',
    from: (row) => row.whatsapp,
  },
  {
    ...{
      key: 'dateOfBirth',
      label: msg('Date of Birth'),
      kind: { is: 'birthday' },
      example: '1990-08-15',
    },
    also: 'dob, birthday, birth date',
    from: (row) => row.dateOfBirth,
  },
  {
    ...{ key: 'gender', label: msg('Gender'), example: 'Female', also: 'sex' },
    kind: { is: 'word', of: Gender, also: { m: 'male', f: 'female', o: 'other' } },
    from: (row) => row.gender,
  },
  {
    ...{ key: 'source', label: msg('Source'), example: 'Web', also: 'lead source, channel' },
    kind: { is: 'word', of: CustomerSource, also: sourceWords },
    from: (row) => row.source,
  },
  {
    ...{ key: 'status', label: msg('Status'), kind: { is: 'word', of: CustomerStatus } },
    ...{ beyond: 'customer.change', also: 'account status' },
    from: (row) => row.status,
  },
  {
    ...{
      key: 'isVerified',
      label: msg('Verified'),
      kind: { is: 'flag' },
      beyond: 'customer.change',
    },
    also: 'email verified',
    from: (row) => row.isVerified,
  },
  {
    ...{ key: 'interests', label: msg('Interests'), kind: { is: 'list' }, beyond: 'shown' },
    from: (row) => names(row.interests),
  },
  {
    ...{ key: 'preferredLocations', label: msg('Preferred Locations'), kind: { is: 'list' } },
    beyond: 'shown',
    from: (row) => names(row.preferredLocations),
  },
  {
    ...{ key: 'propertyType', label: msg('Property Types'), beyond: 'shown' },
    kind: { is: 'words', of: PropertyType },
    from: (row) => row.propertyType,
  },
  {
    ...{
      key: 'budgetRange.min',
      label: msg('Budget From'),
      kind: { is: 'rupees' },
      beyond: 'shown',
    },
    from: (row) => row.budgetRange.min,
  },
  {
    ...{ key: 'budgetRange.max', label: msg('Budget To'), kind: { is: 'rupees' }, beyond: 'shown' },
    from: (row) => row.budgetRange.max,
  },
  {
    ...{ key: 'createdAt', label: msg('Registered'), kind: { is: 'moment' }, beyond: 'shown' },
    from: (row) => row.createdAt,
  },
  {
    ...{ key: 'lastActive', label: msg('Last Active'), kind: { is: 'moment' }, beyond: 'shown' },
    from: (row) => row.lastActive,
  },
  { key: '_id', label: msg('ID'), kind: text, beyond: 'shown', from: (row) => row._id },
]
