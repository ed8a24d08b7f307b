import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import jsQr from 'jsqr'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { v7 } from 'uuid'
import type { PlanTerms } from '#contract/billing/subscription-plan.ts'
import { meet, type Person } from '#test/journey/browser.ts'
import { journeyLanguages } from '#test/journey/language/journey-languages.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { smallButtons } from '#test/journey/thumb.ts'
import { makeAdministrator, makeBroker, makeProperty, testPassword } from '#test/make.ts'
import { makeInvoiceSetting, makePlan } from '#test/make-subscription.ts'
import { type StandInPayment, startRazorpay } from '#test/provider/razorpay.ts'

/**
 * A broker compares plans on a phone, pays by UPI, is confirmed, and pays for a larger one online.
 */

const gateway = await startRazorpay()

for (const language of journeyLanguages) {
  describe(`plans and payments in ${language}`, () => {
    const stall = useStall({
      RAZORPAY_URL: gateway.config.url,
      RAZORPAY_KEY_ID: gateway.config.keyId,
      RAZORPAY_KEY_SECRET: gateway.config.keySecret,
      RAZORPAY_WEBHOOK_SECRET: gateway.config.webhookSecret,
      UPI_ID: 'brickbazaar@okbank',
    })
    let broker: Person
    let admin: Person

    before(async () => {
      const { db } = stall
      await makeAdministrator(db, { username: 'operator', role: 'admin' })
      const { id } = await makeBroker(db, { email: 'ravi@example.in', companyName: 'Kaveri Homes' })
      await makeProperty(db, { brokerId: id, title: 'A flat over the park' })
      await makeInvoiceSetting(db, { bank: 'Account 42, IFSC DEMO0000042' })
      await makePlan(db, { name: 'Gold', price: 999 })
      const { id: agency } = await makePlan(db, { name: 'Agency', price: 5_999 })
      await db
        .updateTable('subscription_plan')
        .set({ limit_premium_listings: 2, description: 'For offices of many brokers. '.repeat(4) })
        .where('id', '=', agency)
        .execute()
      broker = await meet(stall.browser, stall.url, { width: 390, theme: 'dark', language })
      admin = await meet(stall.browser, stall.url, { width: 1440, theme: 'light', language })
    })
    after(async () => {
      await broker.leave()
      await admin.leave()
      await gateway.close()
    })

    async function tell(paid: StandInPayment) {
      const { body, headers } = gateway.event('payment.captured', paid)
      const url = `${stall.url}/api/webhooks/razorpay`
      assert.equal((await fetch(url, { method: 'POST', body, headers })).status, 200)
    }

    test('a broker without a plan has no listing limit and compares plans', async () => {
      const { page } = broker
      await page.goto('/broker-portal')
      await page.getByLabel(/^Email/).fill('ravi@example.in')
      await page.getByLabel(/^Password/).fill(testPassword)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('link', { name: 'Plan', exact: true }).click()
      await page.getByRole('heading', { name: 'No plan' }).waitFor()
      const listings = page.getByRole('region', { name: 'Your plan' })
      await listings.getByText('1 · unlimited').waitFor()
      await page.getByRole('heading', { name: 'Agency' }).waitFor()
      await page.getByText('No invoices yet.').waitFor()
      await broker.isAccessible()
      await broker.fitsWidth()
    })

    test('plans are side by side on a desktop', async () => {
      const { page } = broker
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.waitForFunction(() => {
        const cards = [...document.querySelectorAll('section[aria-labelledby=offers] > ul > li')]
        const places = cards.map((card) =>
          [...card.children].map((part) => part.getBoundingClientRect()),
        )
        const [one, other] = places
        // Price and limits stand as high as those beside them, however long a description is.
        return one && other && [1, 2].every((part) => one[part]?.top === other[part]?.top)
      })
      await page.setViewportSize({ width: 390, height: 844 })
    })

    test('a broker orders a plan, pays by UPI and reports the payment', async () => {
      const { page } = broker
      const policyOf = async (path: string) =>
        (await page.request.get(path)).headers()['content-security-policy'] ?? ''
      await page.getByRole('button', { name: 'Choose Gold' }).click()
      await page.getByRole('heading', { name: 'Pay for your plan' }).waitFor()
      await page.getByText('brickbazaar@okbank').waitFor()
      await page.getByText('Account 42').waitFor()
      const link = await page.getByRole('link', { name: 'Open UPI app' }).getAttribute('href')
      const code = page.getByRole('img', { name: 'QR code to pay ₹999 by UPI' })
      const opener = page.getByRole('link', { name: 'Open UPI app' })
      const heights = [(await opener.boundingBox())?.y ?? 0, (await code.boundingBox())?.y ?? 0]
      // A phone cannot scan its own screen: the app comes first.
      assert.ok((heights[0] ?? 0) < (heights[1] ?? 0), `${heights}`)
      assert.match(link ?? '', /^upi:\/\/pay\?pa=brickbazaar%40okbank&.*am=999\.00/)
      assert.equal(await scan(code), link)
      // The gateway's script may run on this page and on no other.
      assert.ok((await policyOf(page.url())).includes(gateway.config.url))
      assert.ok(!(await policyOf('/broker-portal/plan')).includes(gateway.config.url))
      await broker.isAccessible()
      await broker.fitsWidth()
      await page.getByRole('button', { name: 'I have paid' }).click()
      await page.getByText('Please enter the reference of the payment.').waitFor()
      await page.getByLabel('Reference').fill('UTR 424242')
      await page.getByRole('button', { name: 'I have paid' }).click()
      await page.getByText('We are checking your payment.', { exact: true }).waitFor()
      await page.getByRole('link', { name: 'Back to your plan' }).click()
      await page.getByText('reference UTR 424242').waitFor()
    })

    test('an administrator is notified, confirms the payment and finds the invoice', async () => {
      const { page } = admin
      await page.goto('/bb-admin/dashboard')
      await page.getByLabel('Username or Email').fill('operator')
      await page.getByLabel(/^Password/).fill(testPassword)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('link', { name: /^Payments.*1 to confirm/ }).click()
      const row = page.getByRole('row').filter({ hasText: 'Kaveri Homes' })
      await row.getByText('UTR 424242').waitFor()
      await admin.isAccessible()
      await row.getByRole('button', { name: /^Confirm/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
      await page.getByText('Payment confirmed').first().waitFor()
      await page.getByRole('link', { name: 'Invoices', exact: true }).click()
      const written = page.getByRole('row').filter({ hasText: 'Kaveri Homes' })
      await written.getByText('₹999.00').waitFor()
      await admin.isAccessible()
      await admin.fitsWidth()
    })

    test('the plan is active, and its invoice is a PDF', async () => {
      const { page } = broker
      await page.reload()
      await page.getByRole('region', { name: 'Your plan' }).getByText('Gold').waitFor()
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: /^PDF of BB/ }).click(),
      ])
      assert.match(saved.suggestedFilename(), /^BB-\d\d-\d\d-000001\.pdf$/)
      assert.deepEqual(await smallButtons(page), [])
      assert.equal((await readFile(await saved.path())).subarray(0, 5).toString(), '%PDF-')
      await page.getByRole('button', { name: 'Billing details' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Address').fill('Hill Road, Mumbai')
      await dialog.getByLabel('State').selectOption('27')
      await dialog.getByLabel('GSTIN').fill('27AAPFU0939F1ZV')
      await broker.isAccessible()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Billing details saved').waitFor()
    })

    test('an upgrade is paid online, minus the credit of the current plan', async () => {
      const { page } = broker
      await page.getByRole('button', { name: 'Change to Agency' }).click()
      await page.getByText('Credit from your current plan').waitFor()
      await page.getByText('₹5,000').waitFor()
      // The money is taken, and the gateway cannot be asked about it: nobody is led to pay twice.
      await page.route('**/stand-in/pay', (route) => {
        gateway.mood = 'fails'
        return route.continue()
      })
      await page.getByRole('button', { name: 'Pay online' }).click()
      await page.getByText('Your payment is being confirmed.').waitFor()
      assert.equal(await page.getByRole('button', { name: /^Pay online|I have paid/ }).count(), 0)
      await broker.isAccessible()
      await page.reload()
      await page.getByText('Your payment is being confirmed.').waitFor()
      await page.getByRole('link', { name: 'Plan', exact: true }).first().click()
      await page.getByRole('region', { name: 'Your plan' }).waitFor()
      await page.getByText('Please do not pay again.').waitFor()
      assert.equal(await page.getByRole('link', { name: 'Pay now' }).count(), 0)
      assert.equal(await page.getByRole('button', { name: 'Renew Gold' }).isDisabled(), true)
      await page.goBack()
      await page.getByText('Your payment is being confirmed.').waitFor()
      gateway.mood = 'well'
      const [paid] = gateway.payments.values()
      assert.ok(paid)
      await tell(paid)
      await page.getByText('Thank you. Your plan is paid.').waitFor()
      await broker.isAccessible()
      assert.deepEqual(
        [...gateway.orders.values()].map(({ amount }) => amount),
        [500_000],
      )
      assert.equal(gateway.payments.size, 1)
      await page.getByRole('link', { name: 'Back to your plan' }).click()
      await page.getByRole('region', { name: 'Your plan' }).getByText('Agency').waitFor()
      await page
        .getByRole('button', { name: /^PDF of/ })
        .nth(1)
        .waitFor()
    })

    test('a payment that does not match a refused order is refunded after review', async () => {
      const plan = await makePlan(stall.db, { name: 'Studio', price: 700 })
      const limits = { propertyListings: 5, contactViews: 5, premiumListings: 0 }
      const terms: PlanTerms = {
        ...{ name: 'Studio', price: 700, duration: 1, durationType: 'months', features: [] },
        limits: { ...limits, analyticsAccess: false, prioritySupport: false },
      }
      const { id: brokerId, token } = await makeBroker(stall.db, {
        companyName: 'Tungabhadra Homes',
      })
      const [id, gatewayOrderId] = [v7(), 'order_that_does_not_fit']
      await stall.db
        .insertInto('plan_order')
        .values({
          ...{ id, broker_id: brokerId, plan_id: plan.id, reference: 'BBDOESNOTFIT' },
          ...{ price: 700, amount: 700, begins: 'now', gateway_order_id: gatewayOrderId },
          plan: JSON.stringify(terms),
        })
        .execute()
      await tell(gateway.pay(gatewayOrderId, { amount: 69_950 }))
      const { page } = admin
      await page.goto('/bb-admin/subscriptions/payments?status=waiting&sort=waiting')
      const row = page.getByRole('row').filter({ hasText: 'Tungabhadra Homes' })
      await row.getByRole('button', { name: /^Reject/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('₹699.50 will be refunded through the payment gateway').waitFor()
      await admin.isAccessible()
      await dialog.getByRole('button', { name: 'The amount does not match the order.' }).click()
      await dialog.getByRole('button', { name: 'Reject' }).click()
      await page.getByText('Payment rejected').first().waitFor()
      const payer = await meet(stall.browser, stall.url, { width: 390, theme: 'light', language })
      await payer.context.addInitScript(
        (token) => localStorage.setItem('bb_broker_token', token),
        token,
      )
      for (const path of ['/broker-portal/plan', `/broker-portal/plan/pay/${id}`]) {
        await payer.page.goto(path)
        const notice = payer.page.getByRole('status').filter({ hasText: 'did not match the order' })
        await notice.getByText('₹699.50 is being refunded').waitFor()
        await payer.isAccessible()
        await payer.fitsWidth()
      }
      await payer.leave()
    })

    test('premium listings of the plan are marked in the list', async () => {
      const { page } = broker
      await page.getByRole('link', { name: 'My Properties' }).click()
      const star = page.getByRole('button', { name: 'Premium: A flat over the park' })
      await star.click()
      await page.getByText('Marked as a premium listing').waitFor()
      assert.equal(await star.getAttribute('aria-pressed'), 'true')
      await broker.isAccessible()
      await broker.fitsWidth()
    })
  })
}

/** What a camera reads off a QR code on the screen. */
async function scan(code: Locator): Promise<string | undefined> {
  const picture = sharp(await code.screenshot()).ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data
}
