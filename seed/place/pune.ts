import { area, type City, outskirts } from './area.ts'

export const pune: City = {
  name: 'Pune',
  aliases: ['Poona'],
  state: 'Maharashtra',
  latitude: 18.5204,
  longitude: 73.8567,
  description:
    'A city of hills and colleges that has grown towards its tech parks: societies with ' +
    'generous gardens in the west and east, wadas and bungalows in the middle.',
  areas: [
    area('Baner', '411045', 'Pune', [18.5642, 73.7769], [11_200, 33]),
    area('Aundh', '411007', 'Pune', [18.5602, 73.8031], [12_200, 32]),
    area('Bavdhan', '411021', 'Pune', [18.5147, 73.7779], [9800, 27]),
    area('Kothrud', '411038', 'Pune', [18.5074, 73.8077], [13_500, 31]),
    area('Wakad', '411057', 'Pune', [18.599, 73.7625], [9000, 29]),
    area('Hinjewadi', '411057', 'Pune', [18.5913, 73.7389], [8400, 27], ['Hinjawadi']),
    area('Koregaon Park', '411001', 'Pune', [18.5362, 73.894], [17_500, 45], ['KP']),
    area('Viman Nagar', '411014', 'Pune', [18.5679, 73.9143], [12_000, 37]),
    area('Kharadi', '411014', 'Pune', [18.5515, 73.9348], [11_000, 35]),
    area('Hadapsar', '411028', 'Pune', [18.4966, 73.9417], [9400, 28]),
    area('Magarpatta', '411013', 'Pune', [18.5146, 73.927], [11_500, 35], ['Magarpatta City']),
    outskirts('Wagholi', '412207', 'Pune', [18.5793, 73.9821], [6700, 21]),
    outskirts('Chakan', '410501', 'Pune', [18.7603, 73.863], [4800, 13]),
  ],
}
