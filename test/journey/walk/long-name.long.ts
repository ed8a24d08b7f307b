import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { v7 } from 'uuid'
import { type Face, meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeAdministrator } from '#test/make.ts'

/** Names nobody shortens, where they stand beside others. */

const firstName = 'Venkatanarasimharajuvaripeta Subrahmanyeswara'
const lastName = 'Thiruvananthapuramkottarakkaraswamy-Mukhopadhyay'
const email = 'venkatanarasimharajuvaripeta.subrahmanyeswara@homes-of-kottarakkara.example.co.in'

const faces: Face[] = [
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
]

for (const face of faces) {
  describe(`a very long name at ${face.width} px`, () => {
    const stall = useStall()
    let person: Person
    const ticketId = v7()

    before(async () => {
      const { db } = stall
      const { id, token } = await makeAdministrator(db)
      await db
        .updateTable('administrator')
        .set({ first_name: firstName, last_name: lastName, email })
        .where('id', '=', id)
        .execute()
      const fullName = `${firstName} ${lastName}`
      const subject =
        'Where is your office, and who of you is there on a Saturday afternoon in November?'
      const phone = '+919812345678'
      const written = { number: 'T-2026-000001', full_name: fullName, email, phone, subject }
      await db
        .insertInto('ticket')
        .values({
          id: ticketId,
          ...written,
          ...{ inquiry_type: 'partnership', assignee_id: id, status: 'pending' },
          ...{ stars: 4, rated_at: new Date() },
        })
        .execute()
      await db
        .insertInto('waitlist')
        .values({ id: v7(), city: 'Thiruvananthapuramkottarakkaraswamypeta', email, phone })
        .execute()
      const body = 'Your listing is public now and people can find it.'
      const sent = { channel: 'email', recipient: email, template: 'property.approved' } as const
      await db
        .insertInto('message')
        .values({
          id: v7(),
          ...sent,
          category: 'property',
          variables: '{}',
          body,
          sent_at: new Date(),
        })
        .execute()
      person = await meet(stall.browser, stall.url, face)
      await person.context.addInitScript((kept) => {
        localStorage.setItem('bb_admin_token', kept)
      }, token)
    })
    after(() => person.leave())

    /** How many lines the words take. */
    const linesOf = (selector: string, words: string) =>
      person.page
        .locator(selector, { hasText: words })
        .first()
        .evaluate((one) => {
          const range = document.createRange()
          range.selectNodeContents(one)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        })

    for (const [screen, words] of [
      ['tickets', 'Where is your office'],
      ['administrators', email],
      ['waitlist', email],
      ['messages', 'Your listing is public now'],
      ['profile', email],
    ] as const) {
      test(`does not widen ${screen}`, async () => {
        await person.page.goto(`/bb-admin/${screen}`)
        await person.page.getByRole('main').getByText(words).first().waitFor()
        await person.fitsWidth()
      })
    }

    test('leaves what stands beside it on one line', async () => {
      const { page } = person
      await page.goto(`/bb-admin/tickets/${ticketId}`)
      await page.getByRole('dialog').getByText(email).first().waitFor()
      assert.equal(await linesOf('[role=dialog] dt', 'Sender'), 1)
      await page.goto('/bb-admin/waitlist')
      assert.equal(await linesOf('main td span', '98123'), 1)
    })

    if (face.width === 1440) {
      test('leaves a message room to be read, and the sidebar its foot', async () => {
        const { page } = person
        await page.goto('/bb-admin/messages')
        const message = page.getByRole('table').getByText('Your listing is public now')
        assert.ok(((await message.boundingBox())?.width ?? 0) >= 320)
        const foot = page.getByRole('link', { name: 'Profile & Settings' })
        const { y = 0, height = 0 } = (await foot.boundingBox()) ?? {}
        assert.ok(y + height <= 900, `It ends at ${y + height} px of 900.`)
      })
    }
  })
}
