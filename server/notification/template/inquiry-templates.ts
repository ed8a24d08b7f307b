import { msg } from '#domain/locale/translate.ts'
import { joinText, type Template } from './template.ts'

/** Messages about inquiries: to the broker and to the sender. */
export const inquiryTemplates = {
  'inquiry.received': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('New enquiry {reference}: {title}'),
    text: msg('Hello {name}, {asker} ({phone}) asked about "{title}". Reference {reference}.'),
  },
  'inquiry.number_shared': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('{asker} shares their number with you'),
    text: msg(
      joinText(
        'Hello {name}, {asker} shares their number with you for 7 days. You will find it with ',
        'enquiry {reference} in the broker portal.',
      ),
    ),
  },
  'inquiry.more': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('{count} more enquiries'),
    text: msg(
      joinText(
        'Hello {name}, {count} more people asked about your listings in the last hour. You ',
        'will find them in your inbox in the broker portal.',
      ),
    ),
  },
  'inquiry.follow_up': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Follow-ups today: {count}'),
    text: msg(
      joinText(
        'Hello {name}, you planned to follow up with {people} today. Their enquiries are first ',
        'in your inbox in the broker portal.',
      ),
    ),
  },
  'inquiry.unanswered': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Awaiting your first reply: {count}'),
    text: msg(
      joinText(
        'Hello {name}, enquiries awaiting your first reply: {count}. Please reply in the broker ',
        'portal. Otherwise we show these people similar listings of other brokers.',
      ),
    ),
  },
  'inquiry.led_on': {
    category: 'property',
    channels: ['email'],
    subject: msg('Similar listings, as {broker} has not replied yet'),
    text: msg(
      joinText(
        'Hello {name},\n\n{broker} has not replied to your enquiry about "{title}" yet. Similar ',
        'listings of other brokers:\n\n{homes}\n\nYour conversation stays open: {link}',
      ),
    ),
    long: ['homes'],
    secret: ['link'],
  },
  'inquiry.withdrawn': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Please do not contact: {asker}'),
    text: msg(
      joinText(
        'Hello {name}, {asker} no longer wishes to be contacted by you about enquiry ',
        '{reference} on BrickBazaar. The phone number and email are now hidden. Please ',
        'do not use them any more.',
      ),
    ),
  },
  'inquiry.call_reported': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('{asker} says that you called without permission'),
    text: msg(
      joinText(
        'Hello {name}, {asker} (enquiry {reference}) says that you called or wrote to their ',
        'number on {date}, although they do not share it with you. {consequence}',
      ),
    ),
    // An SMS takes no variable of a sentence's length.
    short: msg(
      joinText(
        'Hello {name}, {asker} (enquiry {reference}) says that you called or wrote on {date} ',
        'without permission. {brief}',
      ),
    ),
  },
  'inquiry.call_report_decided': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Decision on the report about enquiry {reference}'),
    text: msg(
      joinText(
        'Hello {name}, we have decided on the report of an unwanted call about enquiry ',
        '{reference}. {outcome}',
      ),
    ),
    short: msg(
      joinText(
        'Hello {name}, we have decided on the report of an unwanted call about enquiry ',
        '{reference}. {brief}',
      ),
    ),
  },
  'inquiry.call_report_closed': {
    category: 'property',
    channels: ['email'],
    subject: msg('Your report about {broker}'),
    text: msg(
      joinText(
        'Hello {name},\n\nWe have decided on your report that {broker} called you without ',
        'permission. {outcome}\n\nYour conversation: {link}',
      ),
    ),
    secret: ['link'],
  },
  'inquiry.gone': {
    category: 'property',
    channels: ['email'],
    subject: msg('No longer available: {title}'),
    text: msg(
      joinText(
        'Hello {name}, "{title}", which you asked about on BrickBazaar, {outcome}. Thank you ',
        'for your interest. {broker} can tell you about similar properties.',
      ),
    ),
  },
  // Anybody can type an address, so this contains nothing that was typed: neither name nor message.
  'inquiry.sent': {
    category: 'notification',
    channels: ['email'],
    subject: msg('Your enquiry {reference}'),
    text: msg(
      joinText(
        'Hello, your enquiry about "{title}" is with {broker}. Reference {reference}.\n\nRead ',
        'the replies, write again or stop the broker from contacting you: {link}\nAnyone with ',
        'this link can read the conversation. If you did not send this enquiry, you can ',
        'withdraw it there.',
      ),
    ),
    secret: ['link'],
  },
  'inquiry.replied': {
    category: 'property',
    channels: ['email'],
    subject: msg('Re: {title} ({reference})'),
    text: msg(
      joinText(
        'Hello {name},\n\n{reply}\n\n{broker}, {phone}\n\nYou asked about "{title}" on ',
        'BrickBazaar. Reference {reference}. The whole conversation: {link}',
      ),
    ),
    long: ['reply'],
    secret: ['link'],
  },
} as const satisfies Record<string, Template>
