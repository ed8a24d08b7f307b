import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Language } from '#contract/account/language.ts'
import { messageSetting } from '#contract/message/settings.ts'
import { messageTemplate } from '#contract/message/template.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { addDays } from '#domain/date/report-period.ts'
import { storedLocale } from '#domain/locale/locale.ts'
import { inLocale } from '#server/locale/translations.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { sendDue } from '#server/notification/outbox/send-batch.ts'
import { namesIn, wordsOf } from '#server/notification/template/render.ts'
import type { Template } from '#server/notification/template/template.ts'
import { templates } from '#server/notification/template/templates.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'
import { everywhere, later, outbox } from '#test/outbox.ts'

/** What administrators configure for messages: registrations, spending limits and costs. */

const site = useApp()
const acts = async () =>
  (await site.context.db.selectFrom('audit_event').select('act').orderBy('at').execute()).map(
    ({ act }) => act,
  )
const asAdmin = async (role: 'admin' | 'moderator' = 'admin') => {
  const { token } = await makeAdministrator(site.context.db, { role })
  return { token }
}
const dlt = {
  dltTemplateId: '1107160000000000001',
  entityId: '1101000000000000001',
  header: 'BRKBZR',
}
const sms = { providerTemplate: '64f0aa11', isActive: true, ...dlt }

describe('the message templates', () => {
  test('are complete, with the text to be registered in each language', async () => {
    const caller = await asAdmin()
    const { body } = await site.call(messageTemplate.list, {}, caller)
    const expected = Object.values(templates).flatMap(({ channels }) =>
      channels.filter((channel) => channel !== 'email'),
    )
    assert.equal(body.templates.length, expected.length * Language.keys.length)
    assert.ok(body.templates.every(({ state }) => state === 'missing'))
    const find = (id: string) => body.templates.find(({ _id }) => _id === id)
    const approved = find('sms.property.approved.en')
    assert.match(approved?.wording ?? '', /^Hello \{#var#\}, your listing "\{#var#\}"/)
    assert.match(approved?.providerWording ?? '', /^Hello ##name##, your listing "##title##"/)
    const inWhatsapp = (language: string) =>
      find(`whatsapp.property.approved.${language}`)?.wording ?? ''
    assert.match(inWhatsapp('en'), /^Hello \{\{1\}\}, .+\{\{2\}\}/)
    assert.match(inWhatsapp('hi'), /^नमस्ते \{\{1\}\}, .+\{\{2\}\}/)
    assert.doesNotMatch(inWhatsapp('hi'), /[a-z]/)
    const query = { language: 'hi', channel: 'sms' }
    const { body: hindi } = await site.call(messageTemplate.list, { query }, caller)
    assert.ok(hindi.templates.every(({ _id }) => /^sms\..+\.hi$/.test(_id)))
  })

  test('of promotional SMS say how to stop them', () => {
    for (const template of Object.values(templates)) {
      if (!('purpose' in template)) continue
      assert.match(template.short, /Reply STOP to opt out\.$/)
      assert.match(
        inLocale(storedLocale('hi'), () => wordsOf(template, 'sms')),
        /STOP/,
      )
    }
  })

  test('of SMS contain no link: operators only allow registered ones, uncut', () => {
    const linked = Object.entries<Template>(templates).filter(
      ([, template]) =>
        template.channels.includes('sms') && namesIn(wordsOf(template, 'sms')).includes('link'),
    )
    assert.deepEqual(
      linked.map(([name]) => name),
      [],
    )
  })

  test('are registered completely, based on the version seen, with an audit entry', async () => {
    const caller = await asAdmin()
    const register = (id: string, body: object) =>
      site.call(messageTemplate.register, { params: { id }, body }, caller)
    const id = 'sms.property.approved.hi'
    const { header, ...partial } = sms
    assert.deepEqual((await register(id, partial)).body.errors?.[0]?.path, 'header')
    const saved = await register(id, sms)
    assert.equal(saved.body.template.state, 'registered')
    assert.equal((await register(id, { ...sms, isActive: false, version: 7 })).status, 409)
    const paused = await register(id, { ...sms, isActive: false, version: 1 })
    assert.equal(paused.body.template.state, 'paused')
    const whatsapp = 'whatsapp.property.approved.en'
    const named = await register(whatsapp, { ...sms, providerTemplate: 'Big-Name' })
    assert.equal(named.body.errors?.[0]?.path, 'providerTemplate')
    const withoutLanguage = await register(whatsapp, { ...sms, providerTemplate: 'approved' })
    assert.equal(withoutLanguage.body.errors?.[0]?.path, 'providerLanguage')
    const withLanguage = await register(id, { ...sms, providerLanguage: 'hi' })
    assert.deepEqual(
      [withLanguage.status, withLanguage.body.errors?.[0]?.path],
      [400, 'providerLanguage'],
    )
    assert.equal((await register('sms.nonsense.en', sms)).status, 404)
    assert.equal((await register('sms.property.approved', sms)).status, 404)
    assert.equal((await register('sms.inquiry.replied.en', sms)).status, 404)
    assert.deepEqual(await acts(), ['message.register', 'message.register'])
    const missing = await site.call(messageTemplate.list, { query: { state: 'paused' } }, caller)
    assert.deepEqual(
      missing.body.templates.map(({ _id }) => _id),
      [id],
    )
  })
})

describe('the message limits', () => {
  const queueSms = () =>
    queueMessage(site.context.db, {
      to: { phone: '+919876543210' },
      template: 'property.approved',
      variables: { name: 'Asha', title: 'Sea view' },
    })
  const limits = { promotionalFrom: 10, promotionalUntil: 21, inquiriesPerHour: 20 }

  test('cap a day’s spending, also for many senders at once, with one alert (RAT-07)', async () => {
    const caller = await asAdmin()
    const set = await site.call(
      messageSetting.change,
      { body: { ...limits, dailyCap: 5, version: 1 } },
      caller,
    )
    assert.equal(set.body.settings.dailyCap, 5)
    for (let n = 0; n < 25; n++) await queueSms()
    const today = new Date('2027-03-10T12:00:00+05:30')
    await Promise.all(
      Array.from({ length: 8 }, () => sendDue(site.context, everywhere, { now: today })),
    )
    const rows = (await outbox(site)).filter(({ channel }) => channel === 'sms')
    assert.equal(rows.filter(({ status }) => status === 'sent').length, 10)
    const waiting = rows.filter(({ status }) => status === 'pending')
    assert.ok(
      waiting.every(({ failure_code, attempts }) => failure_code === 'daily_cap' && attempts === 0),
    )
    const midnight = new Date('2027-03-11T00:00:00+05:30').getTime()
    assert.ok(waiting.every(({ next_attempt_at }) => next_attempt_at.getTime() === midnight))
    const warnings = (await outbox(site)).filter(
      ({ template }) => template === 'message.cap_reached',
    )
    assert.equal(warnings.length, 1)
    await later(site)
    await sendDue(site.context, everywhere, { now: new Date('2027-03-11T09:00:00+05:30') })
    const next = (await outbox(site)).filter(
      ({ status, channel }) => status === 'sent' && channel === 'sms',
    )
    assert.equal(next.length, 20)
  })

  test('are changed based on the version seen, and must be in order', async () => {
    const caller = await asAdmin()
    const change = (body: object) => site.call(messageSetting.change, { body }, caller)
    const once = await change({ ...limits, dailyCap: 100.5, version: 1 })
    assert.deepEqual([once.body.settings.dailyCap, once.body.settings.version], [100.5, 2])
    assert.equal((await change({ ...limits, dailyCap: 7, version: 1 })).status, 409)
    const twice = await change({ ...limits, dailyCap: 7, version: 2 })
    assert.deepEqual([twice.body.settings.dailyCap, twice.body.settings.version], [7, 3])
    const reversed = await change({ ...limits, dailyCap: 7, promotionalFrom: 21 })
    assert.equal(reversed.body.errors?.[0]?.path, 'promotionalUntil')
    assert.deepEqual(await acts(), ['message.setting', 'message.setting'])
  })

  test('are hidden from moderators', async () => {
    const caller = await asAdmin('moderator')
    assert.equal((await site.call(messageSetting.get, {}, caller)).status, 403)
  })
})

describe('what a segment costs', () => {
  test('is the rate of the day, for each segment', async () => {
    const caller = await asAdmin()
    const today = dayInIndia(new Date())
    const set = (body: object) => site.call(messageSetting.setRate, { body }, caller)
    const past = await set({ channel: 'sms', rupees: 1, from: addDays(today, -1) })
    assert.equal(past.body.errors?.[0]?.path, 'from')
    await set({ channel: 'sms', rupees: 0.2, from: today, source: 'Operator, April' })
    await set({ channel: 'sms', rupees: 0.22, from: today, source: 'Operator, May' })
    const { body } = await set({ channel: 'sms', rupees: 0.3, from: addDays(today, 10) })
    assert.deepEqual(
      body.settings.rates.filter(({ channel }) => channel === 'sms'),
      [
        { channel: 'sms', rupees: 0.3, from: addDays(today, 10), to: null, source: null },
        {
          channel: 'sms',
          rupees: 0.22,
          from: today,
          to: addDays(today, 9),
          source: 'Operator, May',
        },
        { channel: 'sms', rupees: 0.5, from: null, to: addDays(today, -1), source: null },
      ],
    )
    await queueMessage(site.context.db, {
      to: { phone: '+919876543210' },
      template: 'property.approved',
      // Devanagari: 70 characters in a single segment, 67 in each of several.
      variables: { name: 'आशा', title: 'समुद्र के सामने का घर' },
    })
    await sendDue(site.context, everywhere)
    const [row] = await outbox(site)
    assert.equal(row?.segments, 2)
    assert.equal(row?.cost_paise, 44)
    const { body: after } = await site.call(messageSetting.get, {}, caller)
    assert.equal(after.settings.spentToday, 0.44)
  })
})
