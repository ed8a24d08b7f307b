import type { MapGeoJSONFeature, Map as MapLibre } from 'maplibre-gl'
import { t } from '#domain/locale/translate.ts'
import { homeLayers } from './home-layer.ts'

/** The drawing of one home, or of several at one point. */
export type Pin = Pick<MapGeoJSONFeature, 'layer' | 'properties' | 'geometry'>

const keyOf = ({ layer, properties }: Pin) =>
  `${layer.id} ${properties.id ?? properties.cluster_id ?? properties.bounds}`

/** Returns the accessible name of a pin: its price, or its number of homes. */
function nameOf({ layer, properties }: Pin): string {
  if (layer.id === homeLayers.home) return t('Home at {price}', { price: properties.label })
  const count = Number(properties.point_count ?? properties.count)
  return t('{count, plural, one {# home} other {# homes}}', { count })
}

/** More buttons do not help people who step through them. */
const maxPins = 100

/**
 * Adds a button for each pin in view, so that the keyboard and screen readers reach what is only
 * drawn. Mouse and touch press the map itself, which finds the pin below.
 */
export function syncPinButtons(map: MapLibre, press: (pin: Pin) => void) {
  const list = document.createElement('ul')
  list.className = 'pin-buttons'
  list.setAttribute('aria-label', t('Homes on the map'))
  map.getCanvasContainer().after(list)
  const buttons = new Map<string, HTMLButtonElement>()
  const pressed = new WeakMap<HTMLButtonElement, Pin>()

  const buttonFor = (key: string): HTMLButtonElement => {
    const known = buttons.get(key)
    if (known) return known
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'pin-button'
    button.addEventListener('click', () => {
      const pin = pressed.get(button)
      if (pin) press(pin)
    })
    const item = document.createElement('li')
    item.append(button)
    buttons.set(key, button)
    return button
  }

  const update = () => {
    const pins = new Map<string, Pin>()
    const layers = Object.values(homeLayers).filter((id) => map.getLayer(id))
    for (const pin of layers.length > 0 ? map.queryRenderedFeatures({ layers }) : []) {
      if (pins.size < maxPins) pins.set(keyOf(pin), pin)
    }
    for (const [key, button] of buttons) {
      if (pins.has(key)) continue
      // The pin of the focused button is gone, so the focus moves to the map.
      if (document.activeElement === button) map.getCanvas().focus({ preventScroll: true })
      button.parentElement?.remove()
      buttons.delete(key)
    }
    for (const [key, pin] of pins) {
      if (pin.geometry.type !== 'Point') continue
      const [longitude = 0, latitude = 0] = pin.geometry.coordinates
      const { x, y } = map.project([longitude, latitude])
      const button = buttonFor(key)
      pressed.set(button, pin)
      button.setAttribute('aria-label', nameOf(pin))
      button.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
      if (button.parentElement && !button.parentElement.isConnected)
        list.append(button.parentElement)
    }
  }
  map.on('idle', update)
}
