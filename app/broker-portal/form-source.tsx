import type { ReactNode } from 'react'
import { useRead } from '#app/api/query.tsx'
import { upload } from '#app/api/upload.ts'
import { FormSourceContext } from '#app/property/form/form-source.ts'
import { document } from '#contract/document.ts'
import { location } from '#contract/location.ts'
import { media } from '#contract/media.ts'

/** The listing form in the broker portal. */
export function OwnFormSource({ children }: { children: ReactNode }) {
  const areas = useRead(location.brokerList, { query: { type: 'area' } })
  const pincodes = useRead(location.brokerList, { query: { type: 'pincode' } })
  const sent = useRead(document.mine, {}).data?.documents
  const agentStates = sent?.flatMap(({ state }) => state ?? [])
  return (
    <FormSourceContext value={{ areas, pincodes, agentStates, upload: send }}>
      {children}
    </FormSourceContext>
  )
}

async function send(file: File, onProgress: (share: number) => void) {
  const { image } = await upload(media.upload, {}, { file }, { onProgress })
  return image
}
