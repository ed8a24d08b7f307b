import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { buildHostileTown } from './hostile-town.ts'

/**
 * Text that wants to be code, in every field, on every screen that shows it (XSS-02, XSS-03,
 * XSS-05, XSS-07).
 */

describe('hostile text, as wide as it can be', () => {
  const stall = useStall()
  let town: Awaited<ReturnType<typeof buildHostileTown>>
  let person: Person
  const fired: string[] = []

  before(async () => {
    town = await buildHostileTown(stall.db, stall.url)
    person = await meet(stall.browser, stall.url, { width: 390, theme: 'light' })
    const { page, context } = person
    page.on('dialog', async (dialog) => {
      fired.push(`${page.url()}: dialog ${dialog.message()}`)
      await dialog.dismiss()
    })
    await context.exposeFunction('reportViolation', (what: string) => fired.push(what))
    await context.addInitScript((token) => {
      // The frame of a preview has no storage.
      if (window.top === window) localStorage.setItem('bb_admin_token', token)
      document.addEventListener('securitypolicyviolation', (event) => {
        const { violatedDirective, blockedURI } = event
        Object(window).reportViolation(`${location.href}: ${violatedDirective} ${blockedURI}`)
      })
    }, town.token)
  })
  after(() => person.leave())

  /** Opens a page, waits until all of it is there, and looks at what it is made of. */
  async function open(address: string) {
    const { page } = person
    await page.goto(address)
    await page.waitForFunction(
      () =>
        document.querySelector('h1, [role=dialog]') &&
        !document.querySelector('main .animate-skeleton, [role=dialog] .animate-skeleton'),
    )
    const found = await page.evaluate(() => {
      const elements = [...document.querySelectorAll('*')]
      return {
        handlers: elements.flatMap((element) =>
          element.getAttributeNames().filter((name) => name.startsWith('on')),
        ),
        links: elements.flatMap((element) =>
          ['href', 'src', 'action', 'srcdoc', 'srcset'].flatMap((name) => {
            const value = element.getAttribute(name) ?? ''
            return /^\s*(javascript|data:text|\/\/x\.)/i.test(value) ? [value] : []
          }),
        ),
        styles: elements.flatMap((element) => {
          const style = element.getAttribute('style') ?? ''
          return style.includes('url(') ? [style] : []
        }),
        alien: document.querySelectorAll(
          'base, meta[http-equiv=refresh], main form[action*=script]',
        ).length,
        text: document.querySelector('main, body')?.textContent ?? '',
      }
    })
    const { text, ...parts } = found
    assert.deepEqual(parts, { handlers: [], links: [], styles: [], alien: 0 }, address)
    assert.deepEqual(fired.splice(0), [], address)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await person.fitsWidth()
    }
    return text
  }

  const lists = [
    ...['dashboard', 'properties', 'properties?status=rejected', 'review', 'brokers', 'kyc'],
    ...['customers', 'locations', 'interests', 'cms', 'subscriptions'],
    ...['subscriptions/subscribers', 'messages', 'tickets', 'flags', 'administrators', 'audit'],
  ]
  for (const path of lists) {
    test(`is text on ${path}`, async () => {
      const text = await open(`/bb-admin/${path}`)
      assert.match(text, /<script>alert\(1\)|onerror=alert/, 'It is not shown at all.')
    })
  }

  const dialogs: [string, () => string][] = [
    ['a listing', () => `properties/${town.live}`],
    ['a pending listing', () => `properties/${town.pending}`],
    ['a rejected listing', () => `properties/${town.rejected}`],
    ['the edit of a listing', () => `properties/${town.live}/edit`],
    ['a broker', () => `brokers/${town.owner}`],
    ['the edit of a broker', () => `brokers/${town.owner}/edit`],
    ['a customer', () => `customers/${town.customer}`],
    ['the edit of a customer', () => `customers/${town.customer}/edit`],
    ['a location', () => `locations/${town.city}`],
    ['the merge of a location', () => `locations/${town.city}/merge`],
    ['an interest', () => `interests/${town.interest}`],
    ['a page', () => `cms/${town.page}`],
    ['the preview of a page', () => `cms/${town.page}/preview`],
    ['a plan', () => `subscriptions/${town.plan}`],
    ['a subscription', () => `subscriptions/subscribers/${town.subscription}`],
    ['a ticket', () => `tickets/${town.ticket}`],
    ['a flag', () => `flags/${town.flag}`],
    ['the reports', () => 'reports/properties'],
    ['the own profile', () => 'profile'],
  ]
  for (const [name, path] of dialogs) {
    test(`does nothing in ${name}`, async () => {
      await open(`/bb-admin/${path()}`)
    })
  }

  const words = encodeURIComponent(
    '"><img src=x onerror=alert(1)></script><script>alert(2)</script>',
  )
  const pages: [string, () => string][] = [
    ['Home', () => '/'],
    ['the listings', () => '/properties'],
    ['a listing', () => `/properties/${town.live}`],
    ['the brokers', () => '/brokers'],
    ['the cities', () => '/cities'],
    ['Contact', () => '/contact'],
    ['a policy', () => '/pages/hostile'],
    ['a search', () => `/properties?search=${words}&type=${words}&location=${words}#${words}`],
    ['a path that is none', () => `/${words}`],
    ['a search of the back office', () => `/bb-admin/brokers?search=${words}&status=${words}`],
    ['a path of the back office', () => `/bb-admin/${words}`],
  ]
  for (const [name, path] of pages) {
    test(`does nothing in ${name} of the address or the site`, async () => {
      await open(path())
    })
  }
})
