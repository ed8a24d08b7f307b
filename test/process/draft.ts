import type { broker } from '#contract/broker/broker.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import type { inquiry } from '#contract/inquiry/inquiry.ts'
import type { property } from '#contract/property/property.ts'

let serial = 0

/** Valid bodies whose name tells them apart afterwards; every phone number is given once. */
export function registrationNamed(name: string): BodyInputOf<typeof broker.register> {
  return {
    firstName: 'Asha',
    lastName: 'Rao',
    email: `${name}@example.in`,
    phone: nextPhone(),
    companyName: 'Rao Homes',
    password: 'a long password',
  }
}

export function listingNamed(name: string, photoUrl: string): BodyInputOf<typeof property.create> {
  return {
    title: name,
    description: 'Bright, quiet and close to the market.',
    propertyType: 'apartment',
    price: 8_500_000,
    area: 1_150,
    bedrooms: 2,
    location: 'Whitefield',
    address: '12, Lake Road',
    pincode: '560066',
    images: [{ url: photoUrl, isPrimary: true }],
  }
}

export function inquiryNamed(name: string): BodyInputOf<typeof inquiry.create> {
  return { name, phone: nextPhone(), message: 'Is it still to be had?' }
}

function nextPhone(): string {
  serial++
  return `98${String(10_000_000 + serial)}`
}

/** An address of its own for each call: an office of forty must not be taken for one person. */
export function nextAddress(): string {
  serial++
  return `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`
}
