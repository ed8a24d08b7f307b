import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { useStall } from '#test/journey/market-stall.ts'
import { adminForms } from './admin.ts'
import { buttonOf, doneBy, type Form, press, sendBy } from './form.ts'
import {
  type Breaker,
  hurryUp,
  makeBreaker,
  type NetworkFailure,
  networkFailures,
} from './network-failure.ts'
import { portalForms } from './portal.ts'
import { screens, signInScreens } from './screen.ts'
import { buildTown, isCall, type Town } from './town.ts'

/** Calls that fail, on every screen that reads and every form that sends (UI-03). */

/** Read at sign-in, before any screen; and by the frame around all of them. */
const session = /^\/(auth|broker-auth|customer-auth)\/profile$/
const reads = (method: string, path: string) => method === 'GET' && !session.test(path)

const noConnection = networkFailures.find(({ name }) => name === 'no connection') as NetworkFailure
const isQuiet = (fault: NetworkFailure) => fault.name === 'no answer at all'
const keys = {
  administrator: 'bb_admin_token',
  broker: 'bb_broker_token',
  customer: 'bb_customer_token',
}

/** Numbers of brokers are given to people, not to a browser that says it has no head. */
const browserOfPeople =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 ' +
  '(KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Which faults the screen or the form at a place of its list meets. */
type Chosen = (place: number) => readonly NetworkFailure[]

/** Walks the screens, and the forms where asked. */
export function walkFailures(chosen: Chosen, { withForms = false } = {}): void {
  const stall = useStall()
  let town: Town

  before(async () => {
    town = await buildTown(stall.db, stall.url)
  })

  /** A browser of its own, signed in where the screen asks for it. */
  async function visit(
    { path, realm, isNewcomer = false }: Pick<Form, 'path' | 'realm' | 'isNewcomer'>,
    act: (page: Page, breaker: Breaker) => Promise<void>,
    before: (breaker: Breaker) => void = () => {},
  ): Promise<void> {
    const context: BrowserContext = await stall.browser.newContext({
      baseURL: stall.url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      userAgent: browserOfPeople,
      extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.6' },
    })
    context.setDefaultTimeout(30_000)
    const broken: string[] = []
    try {
      const breaker = await makeBreaker(context)
      if (realm) {
        await context.addInitScript(
          ([key, token]) => {
            // The frame of a preview has no storage.
            if (window.top === window) localStorage.setItem(key, token)
          },
          [keys[realm], town.tokens[isNewcomer ? 'newcomer' : realm]] as const,
        )
      }
      const page = await context.newPage()
      page.on('pageerror', (error) => broken.push(error.message))
      before(breaker)
      await page.goto(path(town.ids))
      await isAlive(page)
      await act(page, breaker)
    } finally {
      await context.close()
    }
    assert.deepEqual(broken, [])
  }

  /** Until React has taken a page over that came whole, a press on it is lost. */
  const isAlive = (page: Page) =>
    page.waitForFunction(() =>
      [...document.querySelectorAll('form, button:not(.maplibregl-map *)')].every((one) =>
        Object.keys(one).some((key) => key.startsWith('__reactProps')),
      ),
    )

  const noSkeleton = (page: Page) =>
    page.waitForFunction(() => !document.querySelector('.animate-skeleton'))

  describe('of screens', { concurrency: 3 }, () => {
    for (const [place, [screen, matches]] of [
      ...screens.map((one) => [one, reads] as const),
      ...signInScreens.map(
        (one) => [one, (_: string, path: string) => session.test(path)] as const,
      ),
    ].entries()) {
      // The back office signs out where the profile is answered with an error (below).
      const signsOut = (fault: NetworkFailure) => screen === signInScreens[0] && fault.isErrorStatus
      const met = chosen(place).filter((fault) => !signsOut(fault))
      if (met.length === 0) continue
      const name = screen.path(new Proxy({}, { get: () => ':id' }) as Town['ids'])
      test(`${name} says "${screen.says}" and loads on retry`, () =>
        visit(
          screen,
          async (page, breaker) => {
            await screen.open?.(page)
            for (const [index, fault] of met.entries()) {
              const retry = page.getByRole('button', { name: /Retry$/ }).first()
              if (index > 0) {
                await retry.waitFor()
                breaker.break(fault, matches)
                if (isQuiet(fault)) await hurryUp(page, true)
                await retry.click()
              }
              if (!screen.isBrief) await page.getByText(fault.why).first().waitFor()
              await page.getByText(screen.says).first().waitFor()
              await noSkeleton(page)
            }
            breaker.mend()
            await hurryUp(page, false)
            const again = page.getByRole('button', { name: /Retry$/ }).first()
            // Where no reason tells when a fault is over, the read's own second try may come
            // through.
            if (screen.isBrief) await again.click({ timeout: 2_000 }).catch(() => undefined)
            else await again.click()
            await page.waitForFunction(
              (says) =>
                !document.querySelector('.animate-skeleton') &&
                ![...document.querySelectorAll('button')].some((one) =>
                  one.textContent?.endsWith('Retry'),
                ) &&
                !document.querySelector('main, [role=dialog]')?.textContent?.includes(says),
              screen.says,
            )
          },
          (breaker) => breaker.break(met[0] as NetworkFailure, matches),
        ))
    }
  })

  for (const fault of networkFailures.filter(({ isErrorStatus }) => isErrorStatus)) {
    test(`the back office signs out when the profile request fails with ${fault.name}`, () =>
      visit(
        { path: () => '/bb-admin/brokers', realm: 'administrator' },
        async (page) => {
          await page.waitForURL(/\/bb-admin\/login/)
          await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
          assert.equal(await page.evaluate(() => localStorage.getItem('bb_admin_token')), null)
        },
        (breaker) => breaker.break(fault, (_, path) => session.test(path)),
      ))
  }

  test('the back office stays signed in without a response, and retries', () =>
    visit(
      { path: () => '/bb-admin/brokers', realm: 'administrator' },
      async (page, breaker) => {
        await page.getByText('Could not check whether you are signed in').waitFor()
        breaker.mend()
        await page.getByRole('row', { name: /Wanda Pereira/ }).waitFor()
      },
      (breaker) => breaker.break(noConnection, (_, path) => session.test(path)),
    ))

  test('a lost connection is announced, and failed requests are retried when it is back', () =>
    visit(
      { path: () => '/bb-admin/brokers', realm: 'administrator' },
      async (page, breaker) => {
        const rows = page.getByRole('row', { name: /Wanda Pereira/ })
        const failed = page.getByText('Failed to load brokers')
        await failed.waitFor()
        breaker.mend()
        await page.context().setOffline(true)
        await page.getByRole('button', { name: 'Retry' }).click()
        await page.getByText(networkFailures[1]?.why ?? '').waitFor()
        await page.getByText('You are offline. ').waitFor()
        await page.context().setOffline(false)
        await rows.waitFor()
        assert.equal(await failed.count(), 0)
      },
      (breaker) => breaker.break(networkFailures[0] as NetworkFailure, reads),
    ))

  test('an error is shown and the page stays even if the toaster cannot be loaded', () =>
    visit({ path: () => '/bb-admin/brokers', realm: 'administrator' }, async (page, breaker) => {
      await page.getByRole('row', { name: /Wanda Pereira/ }).waitFor()
      await page.route('**/assets/toaster-*', (route) => route.abort('internetdisconnected'))
      breaker.break(networkFailures[1] as NetworkFailure, isCall('GET /brokers/export'))
      await press('Export')(page)
      await page.getByRole('menuitem', { name: 'CSV', exact: true }).click()
      const alert = page.getByRole('alert').filter({ hasText: 'Failed to export brokers' })
      await alert.filter({ hasText: networkFailures[1]?.why ?? '' }).waitFor()
      assert.equal(await page.getByRole('row', { name: /Wanda Pereira/ }).count(), 1)
    }))

  /** What stands in the inputs, passwords included. */
  const typed = (page: Page) =>
    page.evaluate(() =>
      [
        // Behind a dialog other forms may still be on their way.
        ...(document.querySelector('[role=dialog]') ?? document).querySelectorAll<HTMLInputElement>(
          'form :is(input, textarea, select), [role=dialog] :is(input, textarea, select)',
        ),
      ].map(({ name, value, checked }) => `${name}: ${checked} ${value}`),
    )

  /** Said since `forget`, as a toast or in place. */
  const said = (page: Page, ...sentences: string[]) =>
    sentences.reduce(
      (place, hasText) => place.filter({ hasText }),
      page.locator('[data-sonner-toast]:not([data-heard]), [role=alert]'),
    )
  const forget = (page: Page) =>
    page.evaluate(() => {
      for (const toast of document.querySelectorAll('[data-sonner-toast]')) {
        toast.setAttribute('data-heard', '')
      }
    })

  async function fails(form: Form, met: readonly NetworkFailure[], page: Page, breaker: Breaker) {
    const matches = isCall(form.call)
    const button = buttonOf(form, page)
    await form.fill?.(page)
    // A form may come after what its choices are read from.
    if (!form.open && !form.act) await button.waitFor()
    await noSkeleton(page)
    const before = await typed(page)
    for (const fault of met) {
      if (form.isFile && fault.name === 'an answer cut off') continue
      await forget(page)
      breaker.break(fault, matches)
      await hurryUp(page, isQuiet(fault))
      await form.open?.(page)
      await sendBy(form, page)
      const isTold = form.says !== undefined && !(form.yields && fault.isServersWord)
      await said(page, fault.why, ...(isTold ? [form.says ?? ''] : []))
        .first()
        .waitFor({ state: 'attached' })
      // What is chosen without a button goes back to what it was, or is sent once more.
      if (form.fill && !form.act) assert.deepEqual(await typed(page), before, fault.name)
    }
    await hurryUp(page, false)
    await form.open?.(page)
    await forget(page)
    const held = breaker.hold(matches)
    const file = form.isFile ? page.waitForEvent('download') : undefined
    if (form.act || form.isOnce) await sendBy(form, page)
    else await button.dblclick()
    const count = await held.release()
    await file
    await doneBy(form, page)?.waitFor({ state: 'attached' })
    assert.equal(count, 1, 'Two clicks are one call.')
  }

  if (!withForms) return
  describe('of forms', { concurrency: 2 }, () => {
    for (const [house, forms] of [
      ['the back office', adminForms],
      ['the sign-in screens and the site', portalForms],
    ] as const) {
      // One after the other, since they work on the same things; said here, since it is inherited.
      describe(`of ${house}`, { concurrency: 1 }, () => {
        for (const [place, form] of forms.entries()) {
          test(`${form.press} (${form.call}) shows the error and keeps the input`, () =>
            visit(form, (page, breaker) => fails(form, chosen(place), page, breaker)))
        }
      })
    }
  })
}
