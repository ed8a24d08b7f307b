import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { type Face, meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeBroker, makeProperty } from '#test/make.ts'

/** How a visitor came is sent with an enquiry whose box was ticked, and only then. */

describe('a visitor who came by a campaign', () => {
  const stall = useStall()
  let home: string

  before(async () => {
    const broker = await makeBroker(stall.db, { kycStatus: 'verified' })
    home = `/properties/${(await makeProperty(stall.db, { brokerId: broker.id })).id}`
  })

  const labels = 'utm_source=whatsapp&utm_medium=share&utm_campaign=diwali&email=a%40example.in'

  async function enquire(person: Person, phone: string, isShared: boolean) {
    const form = person.page.getByRole('form', { name: 'Contact Broker' })
    await form.getByLabel('Your Name').fill('Meera Iyer')
    await form.getByLabel('Phone').fill(phone)
    const box = form.getByLabel(/share how I found BrickBazaar/)
    assert.equal(await box.isChecked(), false)
    if (isShared) await box.check()
    await form.getByRole('button', { name: 'Send enquiry' }).click()
    await person.page.getByText('Your reference is').waitFor()
  }

  const sent = async (phone: string) =>
    stall.db
      .selectFrom('touch')
      .innerJoin('inquiry', 'inquiry.id', 'touch.inquiry_id')
      .where('phone', '=', phone)
      .select(['position', 'class', 'source', 'campaign', 'landing'])
      .orderBy('position')
      .execute()

  const touch = { class: 'messaging', source: 'whatsapp', campaign: 'diwali' }

  test('and enquires on another page sends it, where the box was ticked', async () => {
    const face: Face = { width: 390, theme: 'light' }
    const visitor = await meet(stall.browser, stall.url, face)
    await visitor.page.goto(`/properties?${labels}`)
    await visitor.page.waitForFunction(() => localStorage.getItem('bb_touches') !== null)
    await visitor.page.goto(home)
    await enquire(visitor, '98765 43210', true)
    const landed = { ...touch, landing: '/properties' }
    assert.deepEqual(await sent('+919876543210'), [
      { position: 'first', ...landed },
      { position: 'last', ...landed },
    ])
    const kept = await visitor.page.evaluate(() => localStorage.getItem('bb_touches'))
    assert.doesNotMatch(kept ?? '', /example/)
    await visitor.isAccessible()
    await visitor.leave()
  })

  test('sends nothing where it was not', async () => {
    const visitor = await meet(stall.browser, stall.url, { width: 1440, theme: 'dark' })
    await visitor.page.goto(`${home}?${labels}`)
    await visitor.page.waitForFunction(() => localStorage.getItem('bb_touches') !== null)
    await enquire(visitor, '98765 43211', false)
    assert.deepEqual(await sent('+919876543211'), [])
    await visitor.leave()
  })

  test('sends what its address says without JavaScript', async () => {
    const face: Face = { width: 390, theme: 'dark', javaScript: false }
    const visitor = await meet(stall.browser, stall.url, face)
    await visitor.page.goto(`${home}?${labels}`)
    await enquire(visitor, '98765 43212', true)
    const landed = { ...touch, landing: home }
    assert.deepEqual(await sent('+919876543212'), [
      { position: 'first', ...landed },
      { position: 'last', ...landed },
    ])
    await visitor.leave()
  })
})
