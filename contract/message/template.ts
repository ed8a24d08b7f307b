import { z } from 'zod'
import { Language } from '#contract/account/language.ts'
import { openPaging, version } from '#contract/crud.ts'
import { endpoint } from '#contract/endpoint.ts'
import { optional, searchText, text } from '#contract/field.ts'
import { Pagination } from '#contract/page.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { MessageCategory } from './message.ts'

/** Channels whose templates must be registered before use (MSG-07). */
export const RegisteredChannel = words({ sms: msg('SMS'), whatsapp: msg('WhatsApp') })
export type RegisteredChannel = WordOf<typeof RegisteredChannel>

export const RegistrationState = words({
  registered: msg('Registered'),
  paused: msg('Paused'),
  missing: msg('Not registered'),
})
export type RegistrationState = WordOf<typeof RegistrationState>

export const Registration = z.object({
  _id: z.string(),
  providerTemplate: z.string(),
  /** WhatsApp's code of the language; null for SMS. */
  providerLanguage: z.string().nullable(),
  dltTemplateId: z.string().nullable(),
  entityId: z.string().nullable(),
  header: z.string().nullable(),
  isActive: z.boolean(),
  version: z.number(),
})

/** One message on one channel in one language, with its registration. */
export const MessageTemplate = z.object({
  /** Channel, name and language: "sms.property.approved.en". */
  _id: z.string(),
  name: z.string(),
  channel: RegisteredChannel.schema,
  language: Language.schema,
  category: MessageCategory.schema,
  isPromotional: z.boolean(),
  /** The text to register, with that register's placeholders for variables. */
  wording: z.string(),
  /** The text for MSG91, with named variables; null for other channels. */
  providerWording: z.string().nullable(),
  variables: z.array(z.string()),
  state: RegistrationState.schema,
  /**
   * Whether the message is not sent until it is registered: its channel has a provider, and no
   * other language stands in for this one.
   */
  isNeeded: z.boolean(),
  registration: Registration.nullable(),
})
export type MessageTemplate = z.infer<typeof MessageTemplate>

const dltNumber = (sentence: string) =>
  optional(text(25).regex(/^\d{10,25}$/, { error: () => t(sentence) }))

export const RegistrationChange = z.strictObject({
  providerTemplate: text(512).regex(/^[\w-]+$/, {
    error: () => t('Please enter it as the provider shows it: letters, digits, - and _.'),
  }),
  providerLanguage: optional(
    text(8).regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, {
      error: () => t('Please enter a code such as en or hi.'),
    }),
  ),
  dltTemplateId: dltNumber(msg('Please enter a DLT template ID of 10 to 25 digits.')),
  entityId: dltNumber(msg('Please enter a principal entity ID of 10 to 25 digits.')),
  header: optional(
    text(6).regex(/^[A-Za-z0-9]{3,6}$/, {
      error: () => t('Please enter a header of 3 to 6 letters or digits.'),
    }),
  ),
  isActive: z.boolean(),
  version,
})

const one = z.object({ template: MessageTemplate })
const params = z.object({ id: z.string().min(1).max(120) })

export const messageTemplate = {
  list: endpoint({
    method: 'GET',
    path: '/message-templates',
    access: 'message.read',
    summary: 'List the templates of SMS and WhatsApp with their registration in each language',
    query: z.strictObject({
      ...openPaging,
      search: searchText,
      channel: optional(RegisteredChannel.schema),
      language: optional(Language.schema),
      state: optional(RegistrationState.schema),
    }),
    reply: z.object({ templates: z.array(MessageTemplate), pagination: Pagination }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/message-templates/:id',
    access: 'message.read',
    summary: 'Get one template of a channel in one language',
    params,
    reply: one,
  }),
  register: endpoint({
    method: 'PUT',
    path: '/message-templates/:id',
    access: 'message.change',
    summary: 'Save the registration of a template; unregistered ones are refused before sending',
    params,
    body: RegistrationChange,
    reply: one,
  }),
}
