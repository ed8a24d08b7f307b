import { v7 } from 'uuid'
import type { PropertyDetail } from '#contract/property/detail.ts'
import { propertyReview } from '#contract/property/review.ts'
import { rera } from '#contract/rera.ts'
import { makeAdministrator, makeProperty } from '#test/make.ts'
import type { AdminSession, Prepare } from './act.ts'

const registered: PropertyDetail = {
  rera: 'registered',
  reraNumber: 'PRM/KA/RERA/1251/446/PR/171021/004401',
}

const content = 'Registration No,Project Name\nK-RERA/PRJ/066/2021,Lake View'

const about = (id: string, act: string) => ({ params: { id }, act, kind: 'property', id })

const lacking = ({ site }: AdminSession) =>
  makeProperty(site.context.db, { status: 'pending', detail: { listedBy: 'promoter' } })

/** What the review screen shows of the RERA number of a listing. */
async function versionOf({ site }: AdminSession, id: string): Promise<string> {
  const viewer = await makeAdministrator(site.context.db)
  const { body } = await site.call(propertyReview.signals, { params: { id } }, viewer)
  return body.rera.version
}

/** What reviewers decide about RERA numbers and about listings of one home. */
export const reraActs: Record<string, Prepare> = {
  'POST /properties/:id/rera-waiver': async (admin) => {
    const { id } = await lacking(admin)
    return { ...about(id, 'property.ask_rera_waiver'), body: { reason: 'Six homes in all.' } }
  },
  'POST /properties/:id/rera-waiver/decision': async (admin) => {
    const { id } = await lacking(admin)
    const body = { reason: 'Six homes in all.' }
    const other = await makeAdministrator(admin.site.context.db)
    await admin.site.call(rera.askWaiver, { params: { id }, body }, other)
    const version = await versionOf(admin, id)
    return { ...about(id, 'property.confirm_rera_waiver'), body: { act: 'confirm', version } }
  },
  'PUT /properties/:id/claims/:subject': async ({ site }) => {
    const { id } = await makeProperty(site.context.db)
    const one = about(id, 'property.check_claim')
    return { ...one, params: { id, subject: 'price' }, body: { state: 'sighted' } }
  },
  'POST /rera/registers': async () => ({
    file: { name: 'register.csv', content, fields: { state: 'Kerala' } },
    act: 'rera_register.load',
    kind: 'rera_register',
  }),
  'POST /rera/checks': async ({ site }) => {
    const { id } = await makeProperty(site.context.db, { detail: registered })
    const act = 'property.check_claim'
    const shown = { number: registered.reraNumber ?? '', state: null, society: null }
    return { body: { listing: id, source: 'website', ...shown }, act, kind: 'property', id }
  },
  'POST /home-pairs/:id/decision': async ({ site }) => {
    const { db } = site.context
    const made = [await makeProperty(db), await makeProperty(db)].map(({ id }) => id)
    const [one = '', other = ''] = made.toSorted()
    const id = v7()
    const pair = { id, one_id: one, other_id: other, score: 5, reasons: ['photos'] }
    await db
      .insertInto('home_pair')
      .values({ ...pair, state: 'open' })
      .execute()
    const decision = { state: 'different', decidedOn: 'open' } as const
    return { ...about(other, 'property.decide_home'), params: { id }, body: decision }
  },
  'POST /properties/:id/rera-project': async (admin) => {
    const { db } = admin.site.context
    const { id } = await makeProperty(db, { detail: { ...registered, society: 'Lake View' } })
    await makeProperty(db, { detail: { ...registered, society: 'Hill Crest' } })
    const version = await versionOf(admin, id)
    return { ...about(id, 'property.decide_rera_project'), body: { owner: 'this', version } }
  },
}
