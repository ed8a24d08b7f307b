import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cmsPage } from '#contract/cms-page.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'

/** A banner is on the home page from its first to its last day, or always without dates. */

const site = useApp()

const dayFromNow = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000))

async function publish(title: string, days: { showsFrom?: string; showsUntil?: string } = {}) {
  const caller = await makeAdministrator(site.context.db)
  const body = { title, content: title, type: 'banner', status: 'published', ...days }
  return site.call(cmsPage.create, { body }, caller)
}

const shown = async () =>
  (await site.call(cmsPage.publicList, { query: { type: 'banner' } })).body.pages.map(
    ({ title }) => title,
  )

test('a banner is shown only between its dates', async () => {
  const today = dayFromNow(0)
  await publish('Always')
  await publish('Since today', { showsFrom: today })
  await publish('Until today', { showsUntil: today })
  await publish('Today only', { showsFrom: today, showsUntil: today })
  await publish('From tomorrow', { showsFrom: dayFromNow(1) })
  await publish('Until yesterday', { showsUntil: dayFromNow(-1) })
  assert.deepEqual((await shown()).sort(), ['Always', 'Since today', 'Today only', 'Until today'])
})

test('a banner’s last day cannot be before its first, in any edit', async () => {
  const turned = await publish('Turned', { showsFrom: '2026-12-02', showsUntil: '2026-12-01' })
  assert.deepEqual(turned.body.errors, [
    { path: 'showsUntil', message: 'The end date is before the start date.' },
  ])
  const { body } = await publish('Winter', { showsFrom: '2026-12-02' })
  const caller = await makeAdministrator(site.context.db)
  const params = { id: body.page._id }
  const changed = await site.call(
    cmsPage.change,
    { params, body: { showsUntil: '2026-12-01' } },
    caller,
  )
  assert.equal(changed.status, 400)
  const emptied = await site.call(
    cmsPage.change,
    { params, body: { showsFrom: null, showsUntil: '2026-12-01' } },
    caller,
  )
  assert.deepEqual(
    [emptied.body.page.showsFrom, emptied.body.page.showsUntil],
    [null, '2026-12-01'],
  )
})
