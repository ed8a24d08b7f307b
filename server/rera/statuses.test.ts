import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { indianDay } from '#test/day.ts'
import { makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { submit } from '#test/submission.ts'

const site = useApp()

const number = 'PRM/KA/RERA/1251/446/PR/171021/004401'
const registered = { rera: 'registered', reraNumber: number, reraState: 'Karnataka' } as const

describe('the three RERA statuses', () => {
  for (const [what, detail, at] of [
    [
      'a registration that ends before it starts',
      { ...registered, reraValidFrom: '2026-05-01', reraValidTo: '2026-05-01' },
      'reraValidTo',
    ],
    [
      'an application of tomorrow',
      { rera: 'applied', reraNumber: 'X1', reraAppliedOn: indianDay(1) },
      'reraAppliedOn',
    ],
    [
      'an application with days of a registration',
      { rera: 'applied', reraNumber: 'X1', reraValidTo: '2030-01-01' },
      'reraValidTo',
    ],
    [
      'a number where RERA does not apply',
      { rera: 'not-applicable', reraReason: 'Resale', reraNumber: 'X1' },
      'reraNumber',
    ],
    [
      'a registration that has only been applied for',
      { ...registered, reraNumber: 'Applied for 2024' },
      'reraNumber',
    ],
    ['a reason beside a number', { ...registered, reraReason: 'Resale' }, 'reraReason'],
  ] as const) {
    test(`exclude one another: ${what} is refused`, async () => {
      const { status, body } = await submit(site, await makeBroker(site.context.db), { detail })
      assert.equal(status, 400)
      assert.deepEqual(
        body.errors?.map(({ path }) => path),
        [`detail.${at}`],
      )
    })
  }

  test('show the register of the home’s state where none is named', async () => {
    const { db } = site.context
    const { id: locationId } = await makeLocation(db, { name: 'Indiranagar' })
    for (const [given, shown] of [
      [{ rera: 'registered', reraNumber: number }, 'Karnataka'],
      [{ ...registered, reraState: 'Kerala' }, 'Kerala'],
      [{ rera: 'not-applicable', reraReason: 'Resale' }, undefined],
    ] as const) {
      const { id } = await makeProperty(db, { locationId, detail: given })
      const { body } = await site.call(property.publicGet, { params: { id } })
      assert.equal(body.property.detail.reraState, shown)
    }
  })

  test('name the state of the home: a number of another state is refused', async () => {
    const owner = await makeBroker(site.context.db)
    await makeLocation(site.context.db, { name: 'Indiranagar' })
    const send = (reraState: string) =>
      submit(site, owner, { detail: { ...registered, reraState } })
    const { status, body } = await send('Maharashtra')
    assert.deepEqual([status, body.errors?.[0]?.path], [400, 'detail.reraState'])
    assert.equal((await send('karnataka')).status, 201)
  })
})
