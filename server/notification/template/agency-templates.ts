import { msg } from '#domain/locale/translate.ts'
import { joinText, type Template } from './template.ts'

/** Messages within an agency, and to who is invited to one. */
export const agencyTemplates = {
  // Anybody can enter anybody's address: the names are checked, and nothing else was typed.
  'agency.invited': {
    category: 'notification',
    channels: ['email'],
    subject: msg('{by} invites you to {agency}'),
    text: msg(
      joinText(
        'Hello, {by} invites you to work with {agency} on BrickBazaar: {link}\nSign in with ',
        'your broker account of this address, or register with it. The link is valid for 7 ',
        'days. If you do not know {agency}, ignore this email.',
      ),
    ),
    secret: ['link'],
  },
  'agency.joined': {
    category: 'notification',
    channels: ['email'],
    subject: msg('{member} has joined {agency}'),
    text: msg('Hello {name}, {member} has accepted the invitation and is a member of {agency}.'),
  },
  'agency.handed_over': {
    category: 'notification',
    channels: ['email'],
    subject: msg('You are the owner of {agency}'),
    text: msg('Hello {name}, {by} has made you the owner of {agency} on BrickBazaar.'),
  },
  'agency.left': {
    category: 'notification',
    channels: ['email'],
    subject: msg('You are no longer a member of {agency}'),
    text: msg(
      joinText(
        'Hello {name}, you are no longer a member of {agency} on BrickBazaar. Your account, ',
        'your listings and the enquiries about them stay with you.',
      ),
    ),
  },
  'agency.leads_given': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Enquiries for you: {count}'),
    text: msg(
      joinText(
        'Hello {name}, enquiries that {from} answered are with you now: {count}, with the visits ',
        'booked for them. You will find them in the broker portal.',
      ),
    ),
  },
  'agency.lead_offered': {
    category: 'property',
    channels: ['email', 'whatsapp'],
    subject: msg('Unanswered enquiries: {count}'),
    text: msg(
      joinText(
        'Hello {name}, unanswered enquiries of your agency: {count}. Take one in the broker ',
        'portal to answer it. Whoever is first gets it.',
      ),
    ),
  },
  'inquiry.assigned': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Enquiry {reference} is yours now'),
    text: msg(
      joinText(
        'Hello {name}, {by} gave you the enquiry of {asker} about "{title}". Reference ',
        '{reference}. You will find it in your inbox in the broker portal.',
      ),
    ),
  },
  'inquiry.contact_changed': {
    category: 'property',
    channels: ['email'],
    subject: msg('{contact} answers your enquiry {reference}'),
    text: msg(
      joinText(
        'Hello {name}, {contact} of {agency} now answers your enquiry about "{title}". Your ',
        'number is not shared with {contact} unless you choose so. You can write, share your ',
        'number or stop being contacted here: {link}',
      ),
    ),
    secret: ['link'],
  },
} as const satisfies Record<string, Template>
