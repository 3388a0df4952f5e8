/**
 * @generated SignedSource<<effb1344e5356ec8e47e14fe1ce395be>>
 * @relayHash d6666c086ac926e72b1132e9e6cc14ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fa3cfd675f43f9567ba0233a2fa62223ccdfdf0a9765b530af8df73e8b2eb16

import type { ConcreteRequest } from 'relay-runtime';
export type ProjectStatus = "CLOSED" | "DRAFT" | "ON_HOLD" | "OPEN";
export type UpdateProjectInput = {
  archived?: boolean | null | undefined;
  department?: string | null | undefined;
  description?: string | null | undefined;
  id: string;
  level?: string | null | undefined;
  location?: string | null | undefined;
  skills?: ReadonlyArray<string> | null | undefined;
  status?: ProjectStatus | null | undefined;
  title?: string | null | undefined;
  type?: string | null | undefined;
};
export type useUpdateStatusMutation$variables = {
  input: UpdateProjectInput;
};
export type useUpdateStatusMutation$data = {
  readonly updateProject: {
    readonly __typename: "AppError";
    readonly code: string;
    readonly issues: ReadonlyArray<{
      readonly pointer: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: "UpdateProjectPayload";
    readonly project: {
      readonly id: string;
      readonly status: ProjectStatus;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useUpdateStatusMutation = {
  response: useUpdateStatusMutation$data;
  variables: useUpdateStatusMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "updateProject",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "UpdateProjectPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FieldIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pointer",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "AppError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateStatusMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateStatusMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3fa3cfd675f43f9567ba0233a2fa62223ccdfdf0a9765b530af8df73e8b2eb16",
    "metadata": {},
    "name": "useUpdateStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "65cfbabd6e82c3d4e2b6031e67a20ed9";

export default node;
