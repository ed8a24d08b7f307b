import { msg } from '#domain/locale/translate.ts'
import { joinText, type Template } from './template.ts'

/**
 * Messages about visits to homes, to both sides. {reference} is that of the inquiry, by which they
 * are found when its customer is erased. The link of the calendar opens the visit without signing
 * in, so readers of the log must not see it.
 */
export const visitTemplates = {
  'visit.booked': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Visit booked: {title}, {when}'),
    text: msg(
      joinText(
        'Hello {name}, {asker} booked a visit to "{title}" on {when}. Enquiry {reference}.\n\n',
        'Propose another time or cancel: {link}\nAdd it to your calendar: {calendar}',
      ),
    ),
    short: msg('Hello {name}, {asker} booked a visit to "{title}" on {when}.'),
    secret: ['calendar'],
  },
  'visit.confirmed': {
    category: 'property',
    channels: ['email', 'whatsapp'],
    subject: msg('Your visit on {when}: {title}'),
    text: msg(
      joinText(
        'Hello {name}, your visit to "{title}" with {broker} is booked for {when}. Enquiry ',
        '{reference}.\n\nMove or cancel it, and see the code to show at the door: {link}\nAdd it ',
        'to your calendar: {calendar}',
      ),
    ),
    short: msg('Hello {name}, your visit to "{title}" with {broker} is booked for {when}: {link}'),
    secret: ['calendar'],
  },
  'visit.moved': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Visit moved to {when}: {title}'),
    text: msg(
      joinText(
        'Hello {name}, the visit to "{title}" on {before} is now on {when}. Enquiry ',
        '{reference}.\n\nThe visit: {link}\nUpdate your calendar: {calendar}',
      ),
    ),
    short: msg('Hello {name}, the visit to "{title}" on {before} is now on {when}.'),
    secret: ['calendar'],
  },
  'visit.proposed': {
    category: 'property',
    channels: ['email', 'whatsapp'],
    subject: msg('Another time for your visit: {title}'),
    text: msg(
      joinText(
        'Hello {name}, {broker} cannot keep your visit to "{title}" on {before} and proposes ',
        '{when} instead. Enquiry {reference}.\n\nAccept it or choose another time: {link}',
      ),
    ),
    short: msg(
      joinText(
        'Hello {name}, {broker} proposes {when} instead of {before} for your visit to ',
        '"{title}": {link}',
      ),
    ),
  },
  'visit.kept_time': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Visit stays on {when}: {title}'),
    text: msg(
      joinText(
        'Hello {name}, {asker} did not accept another time for the visit to "{title}". It stays ',
        'on {when}. Enquiry {reference}.\n\nIf you cannot come, please cancel it: {link}',
      ),
    ),
    short: msg(
      joinText(
        'Hello {name}, {asker} did not accept another time for the visit to "{title}". It stays ',
        'on {when}.',
      ),
    ),
  },
  'visit.cancelled': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Visit cancelled: {title}, {when}'),
    text: msg(
      joinText(
        'Hello {name}, the visit to "{title}" on {when} was cancelled. {reason}\n\nEnquiry ',
        '{reference}. Your visits: {link}\nRemove it from your calendar: {calendar}',
      ),
    ),
    short: msg('Hello {name}, the visit to "{title}" on {when} was cancelled.'),
    secret: ['calendar'],
  },
  'visit.reminder': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('Reminder: visit on {when}'),
    text: msg(
      joinText(
        'Hello {name}, the visit to "{title}" is on {when}. Enquiry {reference}.\n\nIf you ',
        'cannot come, please move or cancel it in time: {link}\nCalendar: {calendar}',
      ),
    ),
    short: msg('Hello {name}, the visit to "{title}" is on {when}.'),
    secret: ['calendar'],
  },
  'visit.missed': {
    category: 'property',
    channels: ['email', 'whatsapp'],
    subject: msg('Were you at the visit on {when}?'),
    text: msg(
      joinText(
        'Hello {name}, {other} says that you did not come to the visit to "{title}" on {when}. ',
        'Enquiry {reference}.\n\nIf you came, please say so within three days. After that it ',
        'counts as missed: {link}',
      ),
    ),
    short: msg(
      joinText(
        'Hello {name}, {other} says that you did not come to the visit to "{title}" on {when}. ',
        'If you came, please say so within three days: {link}',
      ),
    ),
  },
} as const satisfies Record<string, Template>
