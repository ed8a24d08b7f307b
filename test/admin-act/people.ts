import { agencyActs } from '#test/agency/acts.ts'
import { sendDocument } from '#test/document.ts'
import { makeAdministrator, makeBroker, makeCustomer, testPassword } from '#test/make.ts'
import { type Prepare, personal } from './act.ts'

const nikhil = {
  firstName: 'Nikhil',
  lastName: 'Kulkarni',
  email: personal.email,
  phone: personal.phone,
}

/** Accounts: one's own, and those of administrators, brokers and customers. */
export const peopleActs: Record<string, Prepare> = {
  'PUT /auth/profile': async ({ boss }) => ({
    body: { email: personal.email, currentPassword: testPassword },
    act: 'administrator.change_profile',
    kind: 'administrator',
    id: boss.id,
  }),
  'PUT /auth/change-password': async ({ boss }) => ({
    body: {
      currentPassword: testPassword,
      newPassword: personal.password,
      confirmPassword: personal.password,
    },
    act: 'administrator.change_password',
    kind: 'administrator',
    id: boss.id,
  }),
  'POST /auth/logout': async ({ boss }) => ({
    act: 'administrator.sign_out',
    kind: 'administrator',
    id: boss.id,
  }),
  'PUT /brokers/:id/agency/owner': async ({ site }) => {
    const { owner, asha } = await agencyActs(site).team()
    const { db } = site.context
    await db.updateTable('broker').set({ status: 'suspended' }).where('id', '=', owner.id).execute()
    const body = { memberId: asha.id, ownerId: owner.id }
    return { params: { id: asha.id }, body, act: 'agency.hand_over', kind: 'agency' }
  },
  'DELETE /auth/sessions/:id': async ({ boss }) => ({
    params: { id: boss.sessionId },
    act: 'administrator.revoke_device',
    kind: 'administrator',
    id: boss.id,
  }),
  'POST /administrators': async () => ({
    body: {
      username: 'nikhil',
      email: personal.email,
      firstName: 'Nikhil',
      lastName: 'Kulkarni',
      role: 'moderator',
    },
    act: 'administrator.invite',
    kind: 'administrator',
  }),
  'POST /administrators/:id/invitation': async ({ site }) => {
    const { id } = await makeAdministrator(site.context.db)
    return { params: { id }, act: 'administrator.invite_again', kind: 'administrator', id }
  },
  'PATCH /administrators/:id': async ({ site }) => {
    const { id } = await makeAdministrator(site.context.db)
    const body = { role: 'moderator' }
    return {
      params: { id },
      body,
      act: 'administrator.change_standing',
      kind: 'administrator',
      id,
    }
  },
  'POST /brokers': async () => ({
    body: { ...nikhil, companyName: 'Kulkarni Homes', whatsapp: personal.phone },
    act: 'broker.create',
    kind: 'broker',
  }),
  'PUT /brokers/:id': async ({ site }) => {
    const { id } = await makeBroker(site.context.db, { kycStatus: 'pending' })
    const body = { email: personal.email, phone: personal.phone, whatsapp: personal.phone }
    return { params: { id }, body, act: 'broker.change', kind: 'broker', id }
  },
  'PATCH /brokers/:id/status': async ({ site }) => {
    const { id } = await makeBroker(site.context.db)
    const body = { status: 'blocked', reason: 'Asked for money in advance.' }
    return { params: { id }, body, act: 'broker.change_status', kind: 'broker', id }
  },
  'PATCH /brokers/:id/kyc': async ({ site }) => {
    const { id } = await makeBroker(site.context.db, { kycStatus: 'pending' })
    const body = { kycStatus: 'rejected', rejectionReason: 'The PAN is unreadable.' }
    return { params: { id }, body, act: 'broker.decide_kyc', kind: 'broker', id }
  },
  'DELETE /brokers/:id': async ({ site }) => {
    const { id } = await makeBroker(site.context.db, {
      email: personal.email,
      phone: `+91${personal.phone}`,
    })
    return { params: { id }, act: 'broker.remove', kind: 'broker', id }
  },
  'GET /documents/:id/file': async ({ site }) => {
    const owner = await makeBroker(site.context.db, { kycStatus: 'pending' })
    const { body } = await sendDocument(site, owner.token)
    return {
      params: { id: body.document._id },
      act: 'document.open',
      kind: 'broker',
      id: owner.id,
    }
  },
  'POST /documents/:id/number': async ({ site }) => {
    const owner = await makeBroker(site.context.db, { kycStatus: 'pending' })
    const { body } = await sendDocument(site, owner.token)
    return {
      params: { id: body.document._id },
      act: 'document.read_number',
      kind: 'broker',
      id: owner.id,
    }
  },
  'POST /customers': async () => ({
    body: { ...nikhil, whatsapp: personal.phone },
    act: 'customer.create',
    kind: 'customer',
  }),
  'PUT /customers/:id': async ({ site }) => {
    const { id } = await makeCustomer(site.context.db)
    const body = { email: personal.email, phone: personal.phone, whatsapp: personal.phone }
    return { params: { id }, body, act: 'customer.change', kind: 'customer', id }
  },
  'PATCH /customers/:id/status': async ({ site }) => {
    const { id } = await makeCustomer(site.context.db)
    const body = { status: 'blocked', reason: 'Abuse' }
    return { params: { id }, body, act: 'customer.change_status', kind: 'customer', id }
  },
  'DELETE /customers/:id': async ({ site }) => {
    const { id } = await makeCustomer(site.context.db, {
      email: personal.email,
      phone: `+91${personal.phone}`,
    })
    return { params: { id }, act: 'customer.remove', kind: 'customer', id }
  },
}
