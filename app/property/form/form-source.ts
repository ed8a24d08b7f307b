import type { UseQueryResult } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Location } from '#contract/location.ts'
import type { PropertyImage } from '#contract/property/image.ts'

/**
 * Where the form gets locations and uploads photos: as the broker, or as an administrator for a
 * broker.
 */
export interface FormSource {
  areas: UseQueryResult<{ locations: Location[] }>
  pincodes: UseQueryResult<{ locations: Location[] }>
  /** The states in which the broker is a RERA agent by certificate; absent if unknown. */
  agentStates?: readonly string[] | undefined
  upload: (file: File, onProgress: (share: number) => void) => Promise<PropertyImage>
}

export const FormSourceContext = createContext<FormSource | undefined>(undefined)

export function useFormSource(): FormSource {
  const source = use(FormSourceContext)
  if (!source) throw new Error('The form of a listing was given no places and no way for photos.')
  return source
}
