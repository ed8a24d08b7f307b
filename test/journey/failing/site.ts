import type { Page } from 'playwright-core'
import { choose, type Form, fill, giveStars, oneAfterAnother, press } from './form.ts'

const numberIsThere = (page: Page) => page.locator('a[href^="tel:"]')

/** Every form of visitors (FRM-12). */
export const siteForms: readonly Form[] = [
  {
    path: ({ shown }) => `/properties/${shown}`,
    call: 'POST /public/properties/:id/inquiries',
    fill: fill({ 'Your Name': 'Zoya Ali', Phone: '9812300005' }),
    press: 'Send enquiry',
    done: 'Your inquiry has been sent to the broker',
  },
  {
    path: ({ shown }) => `/properties/${shown}`,
    call: 'POST /public/properties/:id/flags',
    fill: oneAfterAnother(press('Report this listing'), choose('What is wrong?', { index: 1 })),
    press: 'Send report',
    says: 'Your report could not be sent.',
    yields: true,
    done: 'Thank you. We will check this listing.',
  },
  {
    path: () => '/cities',
    call: 'POST /public/waitlist',
    fill: oneAfterAnother(
      press('Join Waitlist'),
      fill({ City: 'Indore', Email: 'zoya@example.in' }),
      (page) => page.getByLabel(/^Notify me about this city/).check(),
    ),
    press: 'Join Waitlist',
    says: 'We could not add you to the waitlist.',
    yields: true,
    done: 'We have sent you an email. Please open the link in it.',
  },
  {
    path: ({ links }) => links.waitlist,
    call: 'POST /public/waitlist/confirmation',
    press: 'Confirm',
    says: 'This did not work.',
    yields: true,
    done: 'You are on the waitlist',
  },
  {
    path: () => '/contact',
    call: 'POST /public/contact',
    fill: fill({
      'Full name': 'Zoya Ali',
      Email: 'zoya@example.in',
      Subject: 'Hours',
      Message: 'When do you open?',
    }),
    press: 'Send message',
    done: 'Your message has been sent',
  },
  {
    path: ({ shown }) => `/properties/${shown}`,
    call: 'POST /public/properties/:id/contacts',
    press: 'Call Broker',
    isOnce: true,
    says: 'The number could not be shown.',
    yields: true,
    done: numberIsThere,
  },
  {
    path: ({ broker }) => `/brokers/${broker}`,
    call: 'POST /public/brokers/:id/contacts',
    press: 'Call',
    isOnce: true,
    says: 'The number could not be shown.',
    yields: true,
    done: numberIsThere,
  },
  {
    path: ({ links }) => `/how-did-we-do?token=${links.rating}`,
    call: 'PUT /public/ticket-ratings/:token',
    fill: giveStars,
    press: 'Send rating',
    says: 'Your rating was not saved.',
    done: 'Our support team will read your feedback.',
  },
  {
    path: ({ links }) => links.unsubscribe,
    call: 'POST /public/unsubscribe',
    press: 'Stop these messages',
    says: 'This did not work.',
    yields: true,
    done: 'You will get no more of these by Email.',
  },
  {
    path: ({ links }) => links.confirmation,
    call: 'POST /public/listing-confirmations',
    press: 'Confirm 1 listing',
    says: 'This did not work.',
    yields: true,
    done: 'Thank you. There is nothing more to confirm here.',
  },
]
