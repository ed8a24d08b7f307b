import { type BrokerRecord, BrokerStatus, KycStatus } from '#contract/broker/broker.ts'
import { Specialization } from '#contract/broker/specialization.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { msg } from '#domain/locale/translate.ts'
import type { Field } from '#server/export/column.ts'
import { emailHeaders, fullNameField, phoneHeaders } from './person.ts'

const text = { is: 'text' } as const
const specializationWords: Readonly<Record<string, string>> = {
  ...{ resi: 'residential', res: 'residential', comm: 'commercial', com: 'commercial' },
  ...{ agri: 'agricultural', agriculture: 'agricultural', rent: 'rental', leasing: 'rental' },
}

export const brokerFields: readonly Field<BrokerRecord>[] = [
  {
    ...{ key: 'firstName', label: msg('First Name'), kind: text, required: true, example: 'Ravi' },
    also: 'given name, first',
    from: (row) => row.firstName,
  },
  {
    ...{
      key: 'lastName',
      label: msg('Last Name'),
      kind: text,
      required: true,
      example: 'Kulkarni',
    },
    also: 'surname, family name, last',
    from: (row) => row.lastName,
  },
  fullNameField<BrokerRecord>('broker, broker name, agent, agent name, dealer name, owner name'),
  {
    ...{
      key: 'email',
      label: msg('Email'),
      kind: { is: 'email' },
      required: true,
      example: 'ravi@example.in',
    },
    also: `${emailHeaders}, broker email, agent email`,
    from: (row) => row.email,
  },
  {
    ...{ key: 'phone', label: msg('Phone'), kind: { is: 'phone' }, required: true },
    ...{ example: '98201 23456', also: phoneHeaders },
    from: (row) => row.phone,
  },
  {
    ...{ key: 'companyName', label: msg('Company Name'), kind: text, required: true },
    ...{
      example: 'Kulkarni Estates',
      also: 'company, firm, firm name, agency, agency name, organisation',
    },
    from: (row) => row.companyName,
  },
  {
    ...{ key: 'whatsapp', label: msg('WhatsApp'), kind: { is: 'phone' }, example: '98201 23456' },
    also: 'whatsapp number, wa number',
    from: (row) => row.whatsapp,
  },
  {
    ...{ key: 'experience', label: msg('Experience (years)'), kind: { is: 'years' }, example: '7' },
    also: 'experience, years of experience, experience in years, exp, exp years, exp yrs, years',
    from: (row) => row.experience,
  },
  {
    ...{ key: 'specialization', label: msg('Specialization'), example: 'Residential | Rental' },
    ...{ kind: { is: 'words', of: Specialization, also: specializationWords } },
    also: 'specialisation, specializations, specialisations, speciality, deals in',
    from: (row) => row.specialization,
  },
  {
    ...{ key: 'operatingAreas', label: msg('Operating Areas'), kind: { is: 'list' } },
    ...{ example: 'Andheri | Bandra', also: 'areas, areas covered, localities, area of operation' },
    from: (row) => row.operatingAreas,
  },
  {
    ...{ key: 'status', label: msg('Status') },
    kind: { is: 'word', of: BrokerStatus, also: { blacklisted: 'blocked', banned: 'blocked' } },
    ...{ beyond: 'broker.change', also: 'account status' },
    from: (row) => row.status,
  },
  {
    ...{ key: 'kycStatus', label: msg('KYC Status'), kind: { is: 'word', of: KycStatus } },
    ...{ beyond: 'broker.review', also: 'kyc' },
    from: (row) => row.kycStatus,
  },
  {
    ...{ key: 'subscriptionPlan', label: msg('Subscription'), kind: text, beyond: 'shown' },
    from: (row) => row.subscriptionPlan?.name,
  },
  {
    ...{
      key: 'subscriptionExpiry',
      label: msg('Subscription Expiry'),
      kind: text,
      beyond: 'shown',
    },
    from: (row) => row.subscriptionExpiry && dayInIndia(new Date(row.subscriptionExpiry)),
  },
  {
    ...{ key: 'rating', label: msg('Rating'), kind: { is: 'number' }, beyond: 'shown' },
    from: (row) => row.rating,
  },
  {
    ...{ key: 'totalDeals', label: msg('Total Deals'), kind: { is: 'number' }, beyond: 'shown' },
    from: (row) => row.totalDeals,
  },
  {
    ...{ key: 'createdAt', label: msg('Joined'), kind: { is: 'moment' }, beyond: 'shown' },
    from: (row) => row.createdAt,
  },
  { key: '_id', label: msg('ID'), kind: text, beyond: 'shown', from: (row) => row._id },
]
