import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import type { Realm } from '#contract/access.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { type DemoTown, demoEnvironment, demoTown } from '#test/journey/walk/demo-town.ts'
import { openFor, settle } from '#test/journey/walk/sight.ts'

/** The specified texts of the public pages and the customer portal, in their order (FRM-1). */

interface Sight {
  path: string
  realm?: Realm
  /** A tab that is opened first. */
  tab?: string
  /** One after the other in the page, with anything in between. */
  says: readonly string[]
}

const sights: readonly Sight[] = [
  {
    path: '/',
    says: [
      ...['Properties', 'Brokers', 'Cities', 'About', 'Contact', 'Sign In', 'Get Started'],
      ...['Search', 'Location', 'Type', 'Apartment', 'Villa', 'House', 'Commercial', 'Popular'],
      ...['KYC-verified brokers', 'Browse by type', 'Residential', 'Commercial', 'Industrial'],
      ...['Agricultural', 'Top cities', 'Why choose', 'KYC-verified brokers', 'AI-powered search'],
      ...['24/7 support', 'What customers say', 'Browse Properties', 'Find Brokers'],
    ],
  },
  {
    path: '/properties',
    says: [
      ...['Search', 'Type', 'All types', 'Apartment', 'Villa', 'House', 'Plot', 'Commercial'],
      ...['Office', 'Buy/Rent', 'All', 'Buy', 'Rent', 'Lease', 'Location'],
      ...['Properties Found', 'Newest', 'Price: low to high', 'Price: high to low', 'Area'],
      ...['₹/sq ft: low to high', 'Biggest price drop', 'Post Property', 'For ', '₹'],
      ...['View Details', 'Contact', 'Load More'],
    ],
  },
  {
    path: '/properties/:home',
    says: [
      ...['For Sale', '₹', 'Bedrooms', 'Bathrooms', 'Description', 'Amenities', 'Features'],
      ...['Contact Broker', 'Call Broker', 'Email Broker', 'Your Name*', 'Phone*', 'Email'],
      'Message',
    ],
  },
  { path: '/properties/no-such-home', says: ['Property not found.', 'Back to Listings'] },
  {
    path: '/brokers',
    says: [
      ...['19 Verified Brokers', 'Search', 'Location', 'Specialization', 'All', 'Residential'],
      ...['Commercial', 'Luxury', 'Investment', 'Sort', 'Rating', 'Experience', 'Deals'],
      ...['Listings', 'years of experience', 'deals', 'listings', 'View Listings', 'Call', 'Chat'],
      'Join as Broker',
    ],
  },
  { path: '/cities', says: ['Cities', 'Popular', 'Maharashtra', 'properties', 'Join Waitlist'] },
  {
    path: '/about',
    says: [
      ...['Mission', 'Vision', 'Values', 'Timeline 2020-2024', '2020', '2021', '2022', '2023'],
      ...['2024', 'Team'],
    ],
  },
  {
    path: '/contact',
    says: [
      ...['Full name*', 'Email*', 'Phone', 'Inquiry type', 'General', 'Support', 'Partnership'],
      ...['Broker', 'Property', 'Subject*', 'Message*', 'Mon-Fri, 9AM-6PM IST'],
      ...['Reply within 24 hours', '24/7', 'Plans start at ₹999/month', 'Grievance officer'],
    ],
  },
  {
    path: '/customer-portal',
    says: [
      ...['Back to Home', 'List unlimited properties', 'Connect with verified customers'],
      ...['Advanced analytics and insights', '24/7 support', 'Join as Broker', 'Customer Portal'],
      ...['Find your dream property with verified brokers', 'Sign In', 'Quick Sign Up', 'Email'],
      ...['Password', 'Sign In', 'Forgot your password'],
    ],
  },
  {
    path: '/customer-portal',
    tab: 'Quick Sign Up',
    says: [
      'Quick signup with just name and phone. Complete ' +
        'your profile later for better recommendations.',
      ...['First Name*', 'Last Name*', 'Phone Number*', 'Password*', 'Confirm*', 'Email'],
      ...['Required for login and notifications', 'Create Account'],
    ],
  },
  {
    path: '/customer-portal',
    realm: 'customer',
    says: [
      ...['Browse Properties', 'Logout', 'My Dashboard', 'Welcome back, ', 'Dashboard'],
      ...['Saved Properties', 'Saved Searches', 'Profile', '%'],
      ...['Complete your profile for better recommendations', '%', 'Later', 'Complete Now'],
      ...['Saved Properties', 'Saved Searches', 'Property Views', 'This month'],
      ...['Profile Complete', '%', 'Complete for better matches', 'Recent Activity'],
      'Recommended Properties',
    ],
  },
  {
    path: '/customer-portal/saved-searches',
    realm: 'customer',
    says: ['Create New Search', ' in ', 'Created', 'Alerts', 'Edit', 'Run Search'],
  },
  {
    path: '/customer-portal/profile',
    realm: 'customer',
    says: [
      ...['Basic Information', 'First Name', 'Last Name', 'Email', 'Phone', 'WhatsApp'],
      ...['Date of Birth', 'Gender', 'Male', 'Female', 'Other', 'Property Preferences'],
      ...['Property Types', 'Preferred Locations', 'Budget Range', 'Minimum', 'Maximum'],
      ...['Interests', 'Complete for better matches', 'Save Profile'],
    ],
  },
]

/** All that is written in a page in its order, folded answers and choices included. */
const written = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, main, footer')]
      .filter((part) => !part.parentElement?.closest('main'))
      .map((part) => part.textContent)
      .join(' ')
      .replace(/\s+/g, ' '),
  )

describe('the specified texts', { concurrency: 2 }, () => {
  const stall = useStall(demoEnvironment)
  let town: DemoTown
  // One for each kind of reader: what a browser has parsed it keeps.
  const contexts = new Map<Realm | undefined, BrowserContext>()
  before(async () => {
    town = await demoTown(stall.db, stall.url)
    for (const realm of new Set(sights.map((sight) => sight.realm))) {
      const token = realm && town.tokens[realm]
      const context = await openFor(stall.browser, stall.url, { realm, ...(token && { token }) })
      contexts.set(realm, context)
    }
  })
  after(async () => {
    for (const context of contexts.values()) await context.close()
  })

  for (const { path, realm, tab, says } of sights) {
    test(`stand at ${path}${tab ? `, ${tab}` : ''} for ${realm ?? 'a visitor'}`, async () => {
      const page = await contexts.get(realm)?.newPage()
      assert.ok(page)
      try {
        await page.goto(town.at(path), { waitUntil: 'networkidle' })
        await settle(page)
        if (tab) await page.getByRole('tab', { name: tab }).click()
        // The last of it is there once its data are; what is missing is named below.
        await page
          .waitForFunction((words) => document.body.textContent.includes(words), says.at(-1) ?? '')
          .catch(() => {})
        const text = await written(page)
        let at = 0
        for (const words of says) {
          const found = text.indexOf(words, at)
          assert.ok(found >= 0, `“${words}” is not said after “…${text.slice(at - 60, at)}”`)
          at = found + words.length
        }
      } finally {
        await page.close()
      }
    })
  }

  test('on phones the map is behind a round button', async () => {
    const phone = { viewport: { width: 390, height: 844 } }
    const context = await openFor(stall.browser, stall.url, {}, phone)
    try {
      const page = await context.newPage()
      await page.goto('/properties')
      const button = page.getByRole('button', { name: 'Map', exact: true })
      const radius = await button.evaluate((one) =>
        Number.parseFloat(getComputedStyle(one).borderTopLeftRadius),
      )
      assert.ok(radius >= 24, `its corners have ${radius} px`)
    } finally {
      await context.close()
    }
  })
})
