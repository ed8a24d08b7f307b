import type { TestApp } from '#test/app.ts'
import type { SentFile } from './send-file.ts'

/** One valid call, on things made for it, and what the audit log has to say of it. */
export interface AdminAct {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  /** Sent as the one file of a form, instead of a body. */
  file?: SentFile
  act: string
  kind: string
  /** What it was done to; left out where the call itself makes it. */
  id?: string
}

/** A superadmin at work. */
export interface AdminSession {
  site: TestApp
  boss: { id: string; token: string; sessionId: string }
}

/** Makes what a call needs; by method and path. */
export type Prepare = (admin: AdminSession) => Promise<AdminAct>

/** What people type into forms and no log may repeat. */
export const personal = {
  email: 'nikhil.kulkarni@example.in',
  phone: '9812345670',
  password: 'a secret of mine',
} as const
