import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { adminRoutes } from '#app/admin/routes.ts'
import type { Role } from '#contract/access.ts'
import { ReportType } from '#contract/report.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeAdministrator } from '#test/make.ts'
import { walkControls } from './control-walk.ts'

/** Nothing in the back office is for show: every control of every screen does something (UI-03). */

/** Every screen with an address of its own; dialogs and records are come upon on the way. */
const screens = adminRoutes
  .flatMap(({ children = [] }) => children)
  .flatMap(({ children = [] }) => children)
  .flatMap(({ path = '' }) =>
    path.endsWith('/:tab?')
      ? ReportType.keys.map((tab) => path.replace(':tab?', tab))
      : (/^bb-admin\/[^:*]+$/.exec(path) ?? []),
  )
  .map((path) => path.replace('bb-admin/', ''))

for (const role of ['superadmin', 'moderator'] satisfies Role[]) {
  describe(`every control a ${role} sees`, { concurrency: 2 }, () => {
    const stall = useStall({ SEED: 'demo' })
    for (const screen of screens) {
      test(`of ${screen} does something`, async () => {
        // One of their own for each screen: devices are signed out, passwords asked for.
        const { token } = await makeAdministrator(stall.db, { role })
        const context = await stall.browser.newContext({
          baseURL: stall.url,
          viewport: { width: 1440, height: 900 },
          reducedMotion: 'reduce',
          extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.5' },
        })
        await context.addInitScript((value) => {
          try {
            // Once: who has logged out stays so.
            if (!sessionStorage.getItem('seen')) localStorage.setItem('bb_admin_token', value)
            sessionStorage.setItem('seen', 'yes')
          } catch {
            // A document that is shown, and the frame of a preview, have no storage.
          }
        }, token)
        try {
          // The header and the sidebar are everywhere: they are walked once.
          const part = screen === 'dashboard' ? 'body' : 'main'
          assert.deepEqual(await walkControls(context, `/bb-admin/${screen}`, part), [])
        } finally {
          await context.close()
        }
      })
    }
  })
}
