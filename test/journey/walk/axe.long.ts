import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Realm } from '#contract/access.ts'
import { adminForms } from '#test/journey/failing/admin.ts'
import type { Form } from '#test/journey/failing/form.ts'
import { portalForms } from '#test/journey/failing/portal.ts'
import { screens } from '#test/journey/failing/screen.ts'
import { buildTown, type Town } from '#test/journey/failing/town.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { type DemoTown, demoEnvironment, demoTown } from './demo-town.ts'
import { look, opened, openFor, settle, type Viewer } from './sight.ts'

/** Every screen and everything that opens on one, to axe: both widths, both themes (UI-06). */

type Act = (page: Page) => Promise<unknown>
type Stall = ReturnType<typeof useStall>

/** What axe finds at an address; nothing where `isLooked` says that there is nothing new to see. */
async function see(
  { browser, url }: Stall,
  viewer: Viewer,
  path: string,
  act: Act = async () => {},
  isLooked: (page: Page) => Promise<boolean> = async () => true,
): Promise<void> {
  const context = await openFor(browser, url, viewer)
  try {
    const page = await context.newPage()
    // A dialog that has an address comes with code of its own, a moment after its page.
    await page.goto(path, { waitUntil: 'networkidle' })
    await settle(page)
    await act(page)
    if (await isLooked(page)) assert.deepEqual(await look(page), [])
  } finally {
    await context.close()
  }
}

interface Sight {
  path: string
  realm?: Realm
  /** What is pressed first: a button, a link or a tab. */
  press?: string | RegExp
  /** It opens a dialog, which is loaded when it is asked for. */
  opens?: boolean
}

const actOf =
  ({ press, opens = false }: Sight): Act =>
  async (page) => {
    if (!press) return
    const named = (role: 'button' | 'link' | 'tab') => page.getByRole(role, { name: press })
    await named('button').or(named('link')).or(named('tab')).first().click()
    if (opens) await opened(page).first().waitFor()
  }

/** Where to look in the demo marketplace, and what is done there first. */
const sights: readonly Sight[] = [
  { path: '/' },
  { path: '/properties' },
  { path: '/properties?search=2 bhk in Powai on rent, 40k tak' },
  { path: '/properties?type=villa&bedrooms=3&listingType=sell&minPrice=5000000' },
  { path: '/properties?search=castle on the moon' },
  { path: '/properties?sort=relevance&search=garden&page=2&color=blue' },
  { path: '/properties/filters?location=Pune&maxPrice=9000000' },
  { path: '/properties/:home' },
  { path: '/properties/:let' },
  { path: '/properties/:gone' },
  { path: '/properties/:plot' },
  { path: '/properties/no-such-home' },
  { path: '/compare' },
  { path: '/compare?ids=:compared' },
  { path: '/brokers' },
  { path: '/brokers?search=nobody' },
  { path: '/brokers/:broker' },
  { path: '/brokers/no-such-broker' },
  { path: '/cities' },
  { path: '/cities?search=surat' },
  { path: '/cities/pune' },
  { path: '/about' },
  { path: '/contact' },
  { path: '/how-results-are-ordered' },
  { path: '/pages/privacy-policy' },
  { path: '/pages/no-such-page' },
  { path: '/set-password?token=none' },
  { path: '/conversation?token=none' },
  { path: '/shortlist?token=none' },
  { path: '/unsubscribe?token=none' },
  { path: '/how-did-we-do?token=none' },
  { path: '/no-such-page' },
  { path: '/customer-portal' },
  { path: '/customer-portal?forgot=1' },
  { path: '/broker-portal' },
  { path: '/bb-admin/login' },
  { path: '/customer-portal', press: 'Quick Sign Up' },
  { path: '/broker-portal', press: 'Register' },
  { path: '/cities', press: 'Join Waitlist', opens: true },
  { path: '/properties', press: /^Compare / },
  { path: '/properties/:home', press: 'Report this listing', opens: true },
  { path: '/properties/:home', press: /^Show all/, opens: true },
  { path: '/properties/:home', press: 'Calculate total cost' },
  { path: '/properties/:home', press: 'Call Broker' },
  { path: '/properties/:home', press: 'Send enquiry' },
  { path: '/contact', press: 'Send message' },
  { path: '/customer-portal', realm: 'customer' },
  { path: '/customer-portal/saved-properties', realm: 'customer' },
  { path: '/customer-portal/saved-searches', realm: 'customer' },
  { path: '/customer-portal/inquiries', realm: 'customer' },
  { path: '/customer-portal/visits', realm: 'customer' },
  { path: '/customer-portal/shortlists', realm: 'customer' },
  { path: '/customer-portal/shortlists/new', realm: 'customer' },
  { path: '/customer-portal/requirements', realm: 'customer' },
  { path: '/customer-portal/requirements/new', realm: 'customer' },
  { path: '/customer-portal/profile', realm: 'customer' },
  { path: '/broker-portal', realm: 'broker' },
  { path: '/broker-portal/properties', realm: 'broker' },
  { path: '/broker-portal/inquiries', realm: 'broker' },
  { path: '/broker-portal/requirements', realm: 'broker' },
  { path: '/broker-portal/visits', realm: 'broker' },
  { path: '/broker-portal/visits/schedule', realm: 'broker' },
  { path: '/broker-portal/plan', realm: 'broker' },
  { path: '/bb-admin/dashboard', realm: 'administrator' },
  { path: '/bb-admin/reports/revenue', realm: 'administrator' },
  { path: '/bb-admin/review', realm: 'administrator' },
]

describe('the demo marketplace, to axe', { concurrency: 2 }, () => {
  const stall = useStall(demoEnvironment)
  let town: DemoTown
  before(async () => {
    town = await demoTown(stall.db, stall.url)
  })

  for (const sight of sights) {
    const { path, realm, press } = sight
    const pressed = press ? `, after ${press}` : ''
    test(`${realm ?? 'visitor'} at ${path}${pressed}`, () =>
      see(
        stall,
        { realm, ...(realm && { token: town.tokens[realm] }) },
        town.at(path),
        actOf(sight),
      ))
  }
})

/** Ids for the name of a test, before there are any. */
const nobody = new Proxy({}, { get: () => ':id' }) as Town['ids']

/** Its row is there only once another form has been sent; `failing.long.ts` sends them in turn. */
const isMadeByAnother = ({ call, path }: Form) =>
  call === 'DELETE /broker/documents/:id' ||
  // `import.test.ts` shows it to axe step by step.
  call.includes('/properties/import/:id/') ||
  path(nobody).includes('kind=credit-note')

describe('one of everything, to axe', { concurrency: 2 }, () => {
  const stall = useStall()
  let town: Town
  before(async () => {
    town = await buildTown(stall.db, stall.url)
  })
  const viewerOf = ({ realm, isNewcomer = false }: Pick<Form, 'realm' | 'isNewcomer'>): Viewer => ({
    realm,
    ...(realm && { token: town.tokens[isNewcomer ? 'newcomer' : realm] }),
  })

  for (const { path, realm, open } of screens) {
    test(path(nobody), () => see(stall, viewerOf({ realm }), path(town.ids), open))
  }

  // What a form opens over its page before it is sent.
  for (const form of [...adminForms, ...portalForms]) {
    const { fill, open } = form
    if ((!fill && !open) || isMadeByAnother(form)) continue
    test(`${form.call} from ${form.path(nobody)}`, () =>
      see(
        stall,
        viewerOf(form),
        form.path(town.ids),
        async (page) => {
          await fill?.(page)
          await open?.(page)
        },
        async (page) => (await opened(page).count()) > 0,
      ))
  }
})
