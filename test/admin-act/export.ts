import { type Prepare, personal } from './act.ts'

const exported = (noun: string): Prepare => {
  return async () => ({ query: { search: personal.email }, act: `${noun}.export`, kind: 'export' })
}

/** What leaves the house as a file. */
export const exportActs: Record<string, Prepare> = {
  'GET /brokers/export': exported('brokers'),
  'GET /customers/export': exported('customers'),
  'GET /properties/export': exported('properties'),
  'GET /subscriptions/export': exported('subscriptions'),
  'GET /locations/export': exported('locations'),
  'GET /interests/export': exported('interests'),
  'GET /cms/export': exported('cms'),
  'GET /waitlist/export': async () => ({ act: 'waitlist.export', kind: 'export' }),
  'GET /messages/export': async () => ({
    query: { search: personal.phone },
    act: 'message.export',
    kind: 'message',
  }),
  'GET /reports/export/:type': async () => ({
    params: { type: 'revenue' },
    act: 'report.export',
    kind: 'export',
  }),
}
