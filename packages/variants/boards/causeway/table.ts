import type { BoardTable } from "@chancery/engine";

/**
 * An invented board for two: 13 spaces, ten supply centers, two separate coasts. Lindria in the west mirrors
 * Corvany in the east (Gul and Tar, Eld and Iro, Sal and Dun, Ott and Puf, Amb and Pea), so neither has the edge.
 */
export const causewayBoard: BoardTable = {
  id: "causeway",
  name: "Causeway",
  provinces: [
    { id: "Amb", name: "Amber Bay", terrain: "sea" },
    { id: "Cau", name: "Causeway", terrain: "coast", center: true, coasts: ["nc", "sc"] },
    { id: "Col", name: "Cold Sea", terrain: "sea" },
    { id: "Dun", name: "Dunmouth", terrain: "coast", country: "Corvany", center: true },
    { id: "Eld", name: "Elderholt", terrain: "inland", country: "Lindria", center: true },
    { id: "Gul", name: "Gullhaven", terrain: "coast", country: "Lindria", center: true },
    { id: "Iro", name: "Ironvale", terrain: "inland", country: "Corvany", center: true },
    { id: "Ott", name: "Otter Isle", terrain: "coast", center: true },
    { id: "Pea", name: "Pearl Bay", terrain: "sea" },
    { id: "Puf", name: "Puffin Isle", terrain: "coast", center: true },
    { id: "Sal", name: "Saltmere", terrain: "coast", country: "Lindria", center: true },
    { id: "Tar", name: "Tarnport", terrain: "coast", country: "Corvany", center: true },
    { id: "Whi", name: "Whitecliff", terrain: "coast", center: true },
  ],
  edges: {
    land: "Cau-Dun Cau-Eld Cau-Gul Cau-Iro Cau-Sal Cau-Tar Dun-Iro Eld-Gul Eld-Sal Iro-Tar",
    both: "Dun-Tar Gul-Sal",
    water: `
      Amb-Cau/sc Amb-Col Amb-Gul Amb-Ott Amb-Pea Amb-Sal Cau/nc-Col Cau/nc-Gul Cau/nc-Tar Cau/sc-Dun
      Cau/sc-Pea Cau/sc-Sal Col-Gul Col-Pea Col-Tar Col-Whi Dun-Pea Pea-Puf Pea-Tar
    `,
  },
};
