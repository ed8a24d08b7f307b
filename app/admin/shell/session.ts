import { createContext, use } from 'react'
import type { Right } from '#contract/access.ts'
import type { Administrator } from '#contract/account/administrator.ts'
import { t } from '#domain/locale/translate.ts'

/** The signed-in administrator, provided by the frame to every screen. */
export const AdministratorContext = createContext<Administrator | undefined>(undefined)

export function useAdministrator(): Administrator {
  const administrator = use(AdministratorContext)
  if (!administrator) throw new Error(t('This screen is not part of the back office.'))
  return administrator
}

/**
 * Whether the signed-in administrator has a right, as the server says; screens have no table of
 * their own.
 */
export function useMay(): (right: Right) => boolean {
  const { may } = useAdministrator()
  return (right) => may.includes(right)
}
