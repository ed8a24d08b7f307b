import { z } from 'zod'
import { t } from '#domain/locale/translate.ts'
import { version } from './crud.ts'
import { endpoint } from './endpoint.ts'
import { clearable, email, text } from './field.ts'
import { Coordinates } from './location.ts'

const point = { latitude: z.number(), longitude: z.number() }

const shown = {
  legalName: z.string(),
  address: z.string(),
  coordinates: z.object(point).nullable(),
  phone: z.string().nullable(),
  email: z.string(),
  officerName: z.string(),
  officerDesignation: z.string(),
  officerPhone: z.string().nullable(),
  officerEmail: z.string(),
}

/** The company behind the marketplace and its grievance officer, for the back office. */
export const Company = z.object({ ...shown, _id: z.string(), version: z.number() })
export type Company = z.infer<typeof Company>

/** The same for visitors, with the places around the office for drawing a map. */
export const PublicCompany = z.object({
  ...shown,
  near: z.array(z.object({ ...point, name: z.string() })),
})
export type PublicCompany = z.infer<typeof PublicCompany>

// An office may have a landline instead of a mobile number.
const officePhone = text(30).regex(/^\+?\d[\d ()-]{5,}$/, {
  error: () => t('Please enter a valid phone number.'),
})

export const CompanyDraft = z.strictObject({
  legalName: text(160),
  address: text(400),
  coordinates: Coordinates,
  phone: clearable(officePhone),
  email,
  officerName: text(120),
  officerDesignation: text(120),
  officerPhone: clearable(officePhone),
  officerEmail: email,
  version,
})

export const company = {
  shown: endpoint({
    method: 'GET',
    path: '/public/company',
    access: 'public',
    summary: 'Get the public details of the company that runs the marketplace',
    reply: z.object({ company: PublicCompany.nullable() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/company',
    access: 'page.read',
    summary: 'Get the company details; null until they are first saved',
    reply: z.object({ company: Company.nullable() }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/company',
    access: 'page.publish',
    summary: 'Change the company details that visitors see',
    body: CompanyDraft,
    reply: z.object({ company: Company }),
  }),
}
