import { MonitorSmartphone } from 'lucide-react'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Realm } from '#contract/access.ts'
import {
  type Device,
  deviceList,
  deviceRevoke,
  deviceRevokeOthers,
} from '#contract/account/device.ts'
import { deviceName } from '#domain/contact/device-name.ts'
import { t } from '#domain/locale/translate.ts'

/** Lists the devices where the account is signed in; each but this one can be signed out. */
export function Devices({ realm }: { realm: Realm }) {
  const read = useRead(deviceList[realm], {})
  return (
    <section aria-labelledby="devices" className="space-y-3">
      <h2 id="devices" className="text-lg">
        {t('Signed-in devices')}
      </h2>
      <Loaded read={read} failed={t('Failed to load your devices')} height="h-24">
        {({ devices }) => (
          <>
            <ul className="divide-y rounded-lg border bg-card">
              {devices.map((device) => (
                <DeviceRow key={device._id} device={device} realm={realm} />
              ))}
            </ul>
            {devices.length > 1 && <SignOutOthers realm={realm} />}
          </>
        )}
      </Loaded>
    </section>
  )
}

function SignOutOthers({ realm }: { realm: Realm }) {
  const { send, busy } = useSend(deviceRevokeOthers[realm], {
    done: t('All other devices are signed out'),
    failed: t('Failed to sign out the other devices'),
  })
  return (
    <Confirm
      title={t('Sign out all other devices?')}
      text={t('You stay signed in on this device.')}
      action={t('Sign out all others')}
      onConfirm={() => send({})}
      trigger={
        <Button variant="outline" disabled={busy}>
          {t('Sign out all others')}
        </Button>
      }
    />
  )
}

function DeviceRow({ device, realm }: { device: Device; realm: Realm }) {
  const revoke = useSend(deviceRevoke[realm], {
    done: t('Signed out'),
    failed: t('Failed to sign out the device'),
  })
  const name = deviceName(device.userAgent)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-sm">
      <MonitorSmartphone aria-hidden className="size-5 text-muted-foreground" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-xs text-muted-foreground">
          <Rich
            text={
              device.address
                ? t('Last seen <0/> from {address}', { address: device.address })
                : t('Last seen <0/>')
            }
            elements={[<When key="seen" at={device.seenAt} time />]}
          />
        </p>
      </div>
      {device.isThis ? (
        <Badge>{t('This device')}</Badge>
      ) : (
        <Button
          variant="outline"
          size="sm"
          aria-label={t('Sign out {name}', { name })}
          disabled={revoke.busy}
          onClick={() => void revoke.send({ params: { id: device._id } })}
        >
          {t('Sign out')}
        </Button>
      )}
    </li>
  )
}
