import { t } from '#domain/locale/translate.ts'

let loading: Promise<void> | undefined

/** Loads the gateway's script once; a failed attempt is retried on the next call. */
export function loadScript(address: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      loading = undefined
      reject(new Error(t('The payment form did not load. Please check your connection.')))
    }
    document.head.append(script)
  })
  return loading
}
