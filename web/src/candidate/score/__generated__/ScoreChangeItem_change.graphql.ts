/**
 * @generated SignedSource<<e1198cbbd202f1040ac5531d70e70b7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FactCause = "CORRECTED" | "READ_AGAIN" | "UNCORRECTED";
export type ScoredField = "ACHIEVEMENTS" | "CERTIFICATIONS" | "EDUCATION" | "EXPERIENCE" | "LANGUAGES" | "SKILLS" | "YEARS";
import type { FragmentRefs } from "relay-runtime";
export type ScoreChangeItem_change$data = {
  readonly at: string;
  readonly facets: ReadonlyArray<{
    readonly after: number | null | undefined;
    readonly before: number | null | undefined;
    readonly label: string;
  }>;
  readonly facts: ReadonlyArray<{
    readonly cause: FactCause;
    readonly field: ScoredField;
  }>;
  readonly mustsAfter: {
    readonly met: number;
    readonly total: number;
  };
  readonly mustsBefore: {
    readonly met: number;
    readonly total: number;
  };
  readonly overallAfter: number | null | undefined;
  readonly overallBefore: number | null | undefined;
  readonly plugins: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly before: string | null | undefined;
    readonly id: string;
  }>;
  readonly requirements: {
    readonly added: ReadonlyArray<string>;
    readonly changed: ReadonlyArray<{
      readonly after: {
        readonly key: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"ChangedRequirement_requirement">;
    }>;
    readonly removed: ReadonlyArray<string>;
  };
  readonly " $fragmentType": "ScoreChangeItem_change";
};
export type ScoreChangeItem_change$key = {
  readonly " $data"?: ScoreChangeItem_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScoreChangeItem_change">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "before",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "after",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "met",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "total",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScoreChangeItem_change",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overallBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overallAfter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangedFacet",
      "kind": "LinkedField",
      "name": "facets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangedRequirements",
      "kind": "LinkedField",
      "name": "requirements",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "added",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "removed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ChangedRequirement",
          "kind": "LinkedField",
          "name": "changed",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ChecklistItem",
              "kind": "LinkedField",
              "name": "after",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "key",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ChangedRequirement_requirement"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangedFact",
      "kind": "LinkedField",
      "name": "facts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cause",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangedPlugin",
      "kind": "LinkedField",
      "name": "plugins",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MustHavesAt",
      "kind": "LinkedField",
      "name": "mustsBefore",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MustHavesAt",
      "kind": "LinkedField",
      "name": "mustsAfter",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ScoreChange",
  "abstractKey": null
};
})();

(node as any).hash = "31749fc43151bb7a4a057e30dfc14afd";

export default node;
