import assert from 'node:assert/strict'
import sharp from 'sharp'
import { administrator } from '#contract/account/administrator.ts'
import { broker } from '#contract/broker/broker.ts'
import { document } from '#contract/document.ts'
import { media } from '#contract/media.ts'
import { property } from '#contract/property/property.ts'
import { numbers, pdf } from '#test/document.ts'
import { call } from './call.ts'
import { listingNamed, registrationNamed } from './draft.ts'
import type { Server } from './server.ts'

/** What the writers of these tests need: a verified broker with a photo, and a live listing. */
export interface Market {
  brokerToken: string
  photoUrl: string
  listingId: string
}

/** Makes the market the way people would: by calls only. */
export async function openMarket({ url }: Server): Promise<Market> {
  const admin = await call(url, administrator.login, {
    body: { username: 'root', password: 'root-secret' },
  })
  const registered = await call(url, broker.register, { body: registrationNamed('first') })
  assert.equal(registered.status, 201)
  const { token: brokerToken, broker: owner } = registered.body
  const asAdmin = { token: admin.body.token }
  await uploadPanCard(url, brokerToken)
  await call(
    url,
    broker.changeKyc,
    { params: { id: owner._id }, body: { kycStatus: 'verified' } },
    asAdmin,
  )
  const photoUrl = await uploadPhoto(url, brokerToken)
  const submitted = await call(
    url,
    property.create,
    { body: listingNamed('The first listing', photoUrl) },
    { token: brokerToken },
  )
  assert.equal(submitted.status, 201)
  const { _id: listingId } = submitted.body.property
  const approved = await call(
    url,
    property.changeStatus,
    { params: { id: listingId }, body: { status: 'approved' } },
    asAdmin,
  )
  assert.equal(approved.body.property.isLive, true)
  return { brokerToken, photoUrl, listingId }
}

async function uploadPanCard(url: string, token: string): Promise<void> {
  const form = new FormData()
  form.set('kind', 'pan')
  form.set('number', numbers.pan ?? '')
  form.set('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'pan.pdf')
  const response = await fetch(`${url}/api${document.upload.path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  })
  assert.equal(response.status, 201)
}

async function uploadPhoto(url: string, token: string): Promise<string> {
  const picture = { width: 640, height: 480, channels: 3 as const, background: '#7a9e7e' }
  const bytes = await sharp({ create: picture }).png().toBuffer()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'front.png')
  const response = await fetch(`${url}/api${media.upload.path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  })
  assert.equal(response.status, 201)
  const { image } = (await response.json()) as { image: { url: string } }
  return image.url
}
