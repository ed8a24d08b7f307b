import { msg } from '#domain/locale/translate.ts'
import { accountTemplates } from './account-templates.ts'
import { agencyTemplates } from './agency-templates.ts'
import { alertTemplates } from './alert-templates.ts'
import { confirmationTemplates } from './confirmation-templates.ts'
import { inquiryTemplates } from './inquiry-templates.ts'
import { partnerTemplates } from './partner-templates.ts'
import { requirementTemplates } from './requirement-templates.ts'
import { shortlistTemplates } from './shortlist-templates.ts'
import { joinText, type Template } from './template.ts'
import { visitTemplates } from './visit-templates.ts'

/** All messages of the product. */
export const templates = {
  ...accountTemplates,
  'broker.kyc_decided': {
    category: 'kyc',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Your KYC: {decision}'),
    text: msg('Hello {name}, your KYC on BrickBazaar is {decision}. {note}'),
  },
  'broker.status_changed': {
    category: 'notification',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Your broker account: {standing}'),
    text: msg('Hello {name}, your broker account on BrickBazaar is now {standing}. {note}'),
  },
  'property.approved': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Approved: {title}'),
    text: msg(
      'Hello {name}, your listing "{title}" is approved. It is live while your KYC is verified.',
    ),
  },
  'property.rejected': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Please correct your listing: {title}'),
    text: msg(
      joinText(
        'Hello {name}, your listing "{title}" was not approved: {reason}\nYou can correct it ',
        'in the broker portal and submit it again.',
      ),
    ),
  },
  'property.recalled': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Under review again: {title}'),
    text: msg(
      joinText(
        'Hello {name}, your listing "{title}" is under review again. It is offline ',
        'until it is approved.',
      ),
    ),
  },
  ...confirmationTemplates,
  ...inquiryTemplates,
  ...agencyTemplates,
  ...partnerTemplates,
  ...visitTemplates,
  ...requirementTemplates,
  ...shortlistTemplates,
  ...alertTemplates,
  'subscription.paid': {
    category: 'subscription',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Payment received: {plan}'),
    text: msg(
      joinText(
        'Hello {name}, we have received {amount} for the plan {plan}. It is valid from {from} ',
        'to {until}. Invoice: {invoice}. You can find it in the Plan tab of the broker portal.',
      ),
    ),
  },
  'subscription.refused': {
    category: 'subscription',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Payment not found: {plan}'),
    text: msg(
      joinText(
        'Hello {name}, we could not confirm your payment of {amount} for the plan {plan}: ',
        '{reason}\nPlease check it in the Plan tab of the broker portal.',
      ),
    ),
  },
  'subscription.returned': {
    category: 'subscription',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Refund on its way: {amount}'),
    text: msg(
      joinText(
        'Hello {name}, we could not use the {amount} that you paid for the plan {plan} (order ',
        '{reference}). We are refunding it the way you paid. Banks take up to a week.',
      ),
    ),
  },
  'subscription.transferred': {
    category: 'subscription',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Refunded: {amount}'),
    text: msg(
      joinText(
        'Hello {name}, we could not use the {amount} that you paid for the plan {plan} (order ',
        '{reference}). We have transferred it back to you with the reference {transfer}.',
      ),
    ),
  },
  'subscription.ending': {
    category: 'subscription',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Your plan {plan} ends on {until}'),
    text: msg(
      joinText(
        'Hello {name}, your plan {plan} is valid until {until}. You can renew it in ',
        'the Plan tab of the broker portal. The new plan starts when this one ends.',
      ),
    ),
  },
  'subscription.ended': {
    category: 'subscription',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Your plan {plan} has ended'),
    text: msg(
      joinText(
        'Hello {name}, your plan {plan} ended on {until}. Your listings stay as they are, but ',
        'the benefits of the plan have ended. You can renew it in the Plan tab of the broker ',
        'portal.',
      ),
    ),
  },
  'lead_credit.reversed': {
    category: 'subscription',
    channels: ['email', 'whatsapp'],
    subject: msg('Contact view counts again: {lead}'),
    text: msg(
      joinText(
        'Hello {name}, we have reversed the contact view that was credited to your plan {plan} ',
        'for the lead {lead}, so it counts again. Reason: {reason}\n\nSee the lead: {link}',
      ),
    ),
  },
  'message.cap_reached': {
    category: 'notification',
    channels: ['email'],
    essential: true,
    subject: msg('Daily message limit reached: {day}'),
    text: msg(
      joinText(
        'Hello {name}, messages have reached the daily spending limit ({cap}) for ',
        '{day}. SMS and WhatsApp messages wait until tomorrow. An administrator can ',
        'raise the limit under Messages, Settings.',
      ),
    ),
  },
  // Anybody can enter anybody's address: {city} is a known city, and nothing typed is included.
  'waitlist.confirm_email': {
    category: 'notification',
    channels: ['email'],
    essential: true,
    subject: msg('Please confirm: waitlist for {city}'),
    text: msg(
      joinText(
        'Hello, someone asked us to write to you when the first property in {city} is live on ',
        'BrickBazaar. Please confirm that it was you: {link}\nIf it was not you, ignore this ',
        'email. We will not write about it again.',
      ),
    ),
    secret: ['link'],
  },
  'waitlist.confirm_phone': {
    category: 'notification',
    channels: ['sms'],
    essential: true,
    subject: msg('Your code for the waitlist'),
    text: msg(
      joinText(
        '{code} is your code for the BrickBazaar waitlist for {city}. If you did not ask for ',
        'it, ignore this message.',
      ),
    ),
    secret: ['code'],
  },
  'waitlist.opened': {
    category: 'notification',
    // Not by WhatsApp, which needs its own opt-in; by SMS without the link, which no SMS may
    // contain.
    channels: ['email', 'sms'],
    subject: msg('The first properties in {city} are live'),
    text: msg(
      joinText(
        'Hello, the first properties in {city} are live on BrickBazaar: {link}\nYou ',
        'asked us for this message. We will not send another.',
      ),
    ),
    short: msg(
      joinText(
        'The first properties in {city} are live on BrickBazaar. You asked us for this ',
        'message. We will not send another.',
      ),
    ),
  },
  // Anybody can enter anybody's address: nothing typed into the form is included.
  'ticket.received': {
    category: 'notification',
    channels: ['email'],
    subject: msg('We have received your message: {number}'),
    text: msg(
      joinText(
        'Hello, we have received your message. Your ticket number is {number}.\nWe ',
        'reply within 48 hours at the latest and resolve the matter within one month.',
      ),
    ),
  },
  'ticket.priority': {
    category: 'notification',
    channels: ['email'],
    subject: msg('We have received your message: {number}'),
    text: msg(
      joinText(
        'Hello, we have received your message. Your ticket number is {number}.\nYour ',
        'plan has priority support: we reply within 24 hours and resolve the matter ',
        'within one month.',
      ),
    ),
  },
  'ticket.replied': {
    category: 'notification',
    channels: ['email'],
    subject: msg('Re: {subject} ({number})'),
    text: msg('Hello {name},\n\n{reply}\n\nBrickBazaar support, {number}'),
    long: ['reply'],
  },
  // The link rates the reply, so readers of the log must not see it.
  'ticket.resolved': {
    category: 'notification',
    channels: ['email'],
    subject: msg('Re: {subject} ({number})'),
    text: msg(
      joinText(
        'Hello {name},\n\n{reply}\n\nBrickBazaar support, {number}\n\nHow did we do? Please ',
        'tell us: {link}',
      ),
    ),
    long: ['reply'],
    secret: ['link'],
  },
  'ticket.settled': {
    category: 'notification',
    channels: ['email'],
    subject: msg('Resolved: {number}'),
    text: msg(
      joinText(
        'Hello, your ticket {number} is resolved. If it is not, please write to us ',
        'again.\nHow did we do? Please tell us: {link}',
      ),
    ),
    secret: ['link'],
  },
} as const satisfies Record<string, Template>

export type TemplateName = keyof typeof templates

type In<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | In<Rest>
  : never

/** The variables of a template, inferred from its texts. */
export type VariablesOf<Name extends TemplateName> = Record<
  In<(typeof templates)[Name]['text'] | (typeof templates)[Name]['subject']>,
  string
>

export function templateOf(name: string): Template | undefined {
  return Object.hasOwn(templates, name) ? templates[name as TemplateName] : undefined
}
