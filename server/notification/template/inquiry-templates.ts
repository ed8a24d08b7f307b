import { msg } from '#domain/locale/translate.ts'
import { joinText, type Template } from './template.ts'

/** Messages about inquiries: to the broker and to the sender. */
export const inquiryTemplates = {
  'inquiry.received': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('New enquiry {reference}: {title}'),
    text: 'Hello {name}, {asker} ({phone}) asks about "{title}". Reference {reference}.',
  },
  'inquiry.more': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: '{count} more inquiries',
    text: joinText(
      'Hello {name}, {count} more people asked about your listings in the last hour. They all ',
      'wait in your inbox in the broker portal.',
    ),
  },
  'inquiry.follow_up': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'Follow-ups today: {count}',
    text: joinText(
      'Hello {name}, today you wanted to follow up with {people}. Their inquiries are first in ',
      'your inbox in the broker portal.',
    ),
  },
  'inquiry.withdrawn': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'No longer to be contacted: {asker}',
    text: joinText(
      'Hello {name}, {asker} no longer wishes to be contacted by you about inquiry {reference} on ',
      'BrickBazaar. Number and address are hidden from now on; please do not use them any more.',
    ),
  },
  'inquiry.gone': {
    category: 'property',
    channels: ['email'],
    subject: 'No longer available: {title}',
    text: joinText(
      'Hello {name}, "{title}", which you asked about on BrickBazaar, has been {outcome}. Thank ',
      'you for your interest. {broker} will gladly tell you of similar properties.',
    ),
  },
  // Anybody can type an address, so this contains nothing that was typed: neither name nor message.
  'inquiry.sent': {
    category: 'notification',
    channels: ['email'],
    subject: msg('Your enquiry {reference}'),
    text: joinText(
      'Hello, your inquiry about "{title}" is with {broker}. Reference {reference}.\n\n',
      'Read the answers, write again, or take back that the broker may contact you: {link}\n',
      'Whoever has this link can read the conversation. If you did not ask, you can take it back ',
      'there.',
    ),
    secret: ['link'],
  },
  'inquiry.replied': {
    category: 'property',
    channels: ['email'],
    subject: 'Re: {title} ({reference})',
    text: joinText(
      'Hello {name},\n\n{reply}\n\n{broker}, {phone}\n\n',
      'You asked about "{title}" on BrickBazaar. Reference {reference}. The whole conversation: ',
      '{link}',
    ),
    long: ['reply'],
    secret: ['link'],
  },
} as const satisfies Record<string, Template>
