import { dayInIndia } from '#domain/date/date.ts'
import { addDays } from '#domain/date/report-period.ts'
import type { Prepare } from './act.ts'

/** What the office sets of messages. */
export const messageActs: Record<string, Prepare> = {
  'PUT /message-templates/:id': async () => ({
    params: { id: 'sms.property.approved.en' },
    body: {
      providerTemplate: '64f0aa11',
      dltTemplateId: '1107160000000000001',
      entityId: '1101000000000000001',
      header: 'BRKBZR',
      isActive: true,
    },
    act: 'message.register',
    kind: 'message',
  }),
  'PUT /message-settings': async () => ({
    body: { dailyCap: 500, promotionalFrom: 10, promotionalUntil: 20, inquiriesPerHour: 30 },
    act: 'message.setting',
    kind: 'message',
  }),
  'PUT /message-settings/rates': async () => ({
    body: { channel: 'sms', rupees: 0.22, from: addDays(dayInIndia(new Date()), 1) },
    act: 'message.rate',
    kind: 'message',
  }),
}
